import { startTransition, useCallback, useEffect, useRef, useState, type RefCallback } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '@/platform/scheduling';

const ROOT_MARGIN = '1200px 0px';

export interface LazyParts {
  /** Keys of the parts to render in full. */
  rendered: ReadonlySet<string>;
  /** Ref of each part's element, whose `data-part` is the key. */
  observe: RefCallback<HTMLElement>;
  render: (keys: readonly string[]) => void;
}

/**
 * Decides which parts of a long list are rendered: those that come near the viewport and, one by one while the browser
 * is idle or before it prints, `idleKeys`.
 */
export function useLazyParts(idleKeys: readonly string[]): LazyParts {
  const [rendered, setRendered] = useState<ReadonlySet<string>>(() => new Set());
  const observer = useRef<IntersectionObserver>(undefined);

  const render = useCallback((more: readonly string[]) => {
    setRendered((before) => (more.every((key) => before.has(key)) ? before : new Set([...before, ...more])));
  }, []);

  const observe = useCallback(
    (part: HTMLElement) => {
      observer.current ??= new IntersectionObserver(
        (entries) => {
          const near = entries.filter(({ isIntersecting }) => isIntersecting);
          startTransition(() => render(near.map(({ target }) => (target as HTMLElement).dataset.part ?? '')));
        },
        { rootMargin: ROOT_MARGIN },
      );
      observer.current.observe(part);
      return () => observer.current?.unobserve(part);
    },
    [render],
  );

  useEffect(() => {
    const renderAll = () => flushSync(() => render(idleKeys));
    window.addEventListener('beforeprint', renderAll);
    return () => window.removeEventListener('beforeprint', renderAll);
  }, [idleKeys, render]);

  const nextIdle = idleKeys.find((key) => !rendered.has(key));
  useEffect(() => {
    if (nextIdle === undefined) return undefined;
    let isCancelled = false;
    void whenIdle().then(() => {
      if (!isCancelled) startTransition(() => render([nextIdle]));
    });
    return () => {
      isCancelled = true;
    };
  }, [nextIdle, render]);

  return { rendered, observe, render };
}
