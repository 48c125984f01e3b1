import { Component, lazy, useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** A part of the page whose code did not arrive, apart from one that broke while it was drawn. */
class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

interface BoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

/** Stands in for code that did not arrive; every other error is left to the boundary above. */
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

/** A component whose code is loaded when it is first drawn, or ahead of that. */
export type LazyComponent<Props extends object> = ComponentType<Props> & {
  /** Resolves when the code is there, or cannot be had for now: from then on it is drawn without waiting. */
  preload: () => Promise<void>;
};

/**
 * A component whose code is loaded when it is first drawn. A diner on a shaky network may not get it:
 * `Fallback` stands in its place then, with its properties, and can ask for it again; nothing else on the page is
 * lost.
 */
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
  // Shared by all places that draw it: what one of them has loaded is there for the next.
  let latest = attempt();

  function Absent(props: Props & { onRetry: () => void }) {
    useEffect(
      () => () => {
        // Whoever comes back to it later does not begin with the failure of this time.
        if (loaded === undefined) latest = attempt();
      },
      [],
    );
    return <Fallback {...props} />;
  }

  function LazyComponent(props: Props) {
    const [shown, setShown] = useState(() => ({ Part: loaded ?? latest, attempts: 0 }));
    const onRetry = () => {
      latest = attempt();
      setShown(({ attempts }) => ({ Part: latest, attempts: attempts + 1 }));
    };
    return (
      <ChunkErrorBoundary key={shown.attempts} fallback={<Absent {...props} onRetry={onRetry} />}>
        <shown.Part {...props} />
      </ChunkErrorBoundary>
    );
  }
  return Object.assign(LazyComponent, {
    preload: async () => {
      try {
        loaded ??= await load();
      } catch {
        // Said where it is drawn.
      }
    },
  });
}
