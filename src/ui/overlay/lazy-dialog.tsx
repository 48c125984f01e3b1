import { Suspense, useState, type ComponentType } from 'react';
import { ChunkErrorNotice } from '../feedback/chunk-errors';
import { lazyWithPreload } from '../feedback/lazy-with-preload';
import { usePreload } from '../hooks/use-preload';

/**
 * Loads a dialog's code for its first opening, or after the first screen with `isPreloaded`.
 * Once opened, the dialog stays mounted, so that it can finish its exit animation.
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isPreloaded = false } = {},
): ComponentType<Props & { open: boolean }> {
  const Dialog = lazyWithPreload(load, ChunkErrorNotice);
  const preloadTargets = isPreloaded ? [Dialog] : [];

  return function LazyDialog(props) {
    const [wasOpen, setWasOpen] = useState(props.open);
    if (props.open && !wasOpen) setWasOpen(true);
    usePreload(preloadTargets);
    return (
      (props.open || wasOpen) && (
        <Suspense>
          <Dialog {...props} />
        </Suspense>
      )
    );
  };
}
