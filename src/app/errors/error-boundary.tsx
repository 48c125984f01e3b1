import { Component, type ReactNode } from 'react';
import { reportError } from '@/platform/report-error';
import { m } from '@/texts';
import { buttonClass } from '@/ui/controls/button';

interface Props {
  home: string;
  /** Runs when the error page is rendered. */
  onRendered?: (() => void) | undefined;
  children: ReactNode;
}

interface State {
  error: unknown;
  hasError: boolean;
}

/** Catches render errors (docs/behaviour.md 2.8). Back and Forward reset it, as another page may work. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, hasError: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasError: true };
  }

  private readonly reset = () => {
    if (this.state.hasError) this.setState({ error: undefined, hasError: false });
  };

  override componentDidCatch(error: unknown) {
    reportError(error, 'render');
    this.props.onRendered?.();
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

function errorText(error: unknown): string | undefined {
  const { statusText, message } = Object(error) as { statusText?: unknown; message?: unknown };
  return [statusText, message, error].find((text): text is string => typeof text === 'string' && text !== '');
}

/** The home link reloads the application. */
function ErrorPage({ error, home }: { error: unknown; home: string }) {
  return (
    <main className="page-width flex min-h-dvh flex-col items-center justify-center gap-4 py-12 text-center">
      <h1 className="text-28 font-bold wrap-anywhere">{m.layout_error_title()}</h1>
      <p className="max-w-prose text-ink-muted">{errorText(error)}</p>
      <a href={home} className={buttonClass()}>
        {m.layout_error_home()}
      </a>
    </main>
  );
}
