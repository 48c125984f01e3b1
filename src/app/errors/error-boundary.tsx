import { Component, type ErrorInfo, type ReactNode } from 'react';
import { reportError } from '@/platform/report-error';
import { ErrorPage } from './error-page';

interface Props {
  home: string;
  children: ReactNode;
}

interface State {
  error: unknown;
  hasError: boolean;
}

/** Shows the generic error page for render errors (spec §8). Back and Forward reset it, as another page may work. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, hasError: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasError: true };
  }

  private readonly reset = () => {
    if (this.state.hasError) this.setState({ error: undefined, hasError: false });
  };

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    reportError(error, 'render', componentStack);
  }

  override componentDidMount() {
    window.addEventListener('popstate', this.reset);
  }

  override componentWillUnmount() {
    window.removeEventListener('popstate', this.reset);
  }

  override render() {
    const { children, home } = this.props;
    return this.state.hasError ? <ErrorPage error={this.state.error} home={home} /> : children;
  }
}
