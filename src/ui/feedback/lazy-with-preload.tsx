import { Component, lazy, useEffect, useState, type ComponentType, type ReactNode } from 'react';

class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

interface BoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

/** Shows the fallback for chunk load errors and rethrows other errors. */
class ChunkErrorBoundary extends Component<BoundaryProps, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (error instanceof ChunkLoadError) return this.props.fallback;
    throw error;
  }
}

export const SilentChunkError = () => null;

export type LazyComponent<Props extends object> = ComponentType<Props> & {
  /** Never rejects, even when the code fails to load. */
  preload: () => Promise<void>;
};

/** Like React's lazy(), with preload(). Renders `Fallback` when the code fails to load. */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props & { onRetry: () => void }>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const attempt = () =>
    lazy(async () => {
      try {
        loaded = await load();
        return { default: loaded };
      } catch (cause) {
        throw new ChunkLoadError('A part of the page could not be loaded', { cause });
      }
    });
  // Shared by all instances, so that each uses the code that another has loaded.
  let latest = attempt();

  function ChunkErrorFallback(props: Props & { onRetry: () => void }) {
    useEffect(
      () => () => {
        // The next mount starts with a new attempt instead of this failure.
        if (loaded === undefined) latest = attempt();
      },
      [],
    );
    return <Fallback {...props} />;
  }

  function LazyComponent(props: Props) {
    const [shown, setShown] = useState(() => ({ Component: loaded ?? latest, attempts: 0 }));
    const onRetry = () => {
      latest = attempt();
      setShown(({ attempts }) => ({ Component: latest, attempts: attempts + 1 }));
    };
    return (
      <ChunkErrorBoundary key={shown.attempts} fallback={<ChunkErrorFallback {...props} onRetry={onRetry} />}>
        <shown.Component {...props} />
      </ChunkErrorBoundary>
    );
  }
  return Object.assign(LazyComponent, {
    preload: async () => {
      try {
        loaded ??= await load();
      } catch {
        // The component shows the error when it renders.
      }
    },
  });
}
