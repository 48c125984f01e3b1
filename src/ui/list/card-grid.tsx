import { memo, useEffect, useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { canRenderProgressively, registerBatch, renderProgressively } from './progressive-rendering';

export interface CardGridProps {
  /** Unique per list: key of the measured heights. */
  name: string;
  ids: readonly string[];
  /** Must be stable, otherwise all items render again. */
  render: (id: string) => ReactNode;
  /** Renders the first batch at once, as it is visible. */
  eager?: boolean;
  maxBatches?: number | undefined;
}

/** Items per batch: whole rows at 1, 3 and 4 columns. */
export const BATCH_SIZE = 12;
/** Items of a batch that a step of rendering ahead adds. On a slow phone, twelve would delay a tap. */
const ITEMS_PER_STEP = 2;

/**
 * Batches far from the viewport render ahead, up to a limit. Each batch is memoised: React checks the list on each
 * navigation, and can yield between batches.
 */
export function CardGrid({ name, ids, render, eager = false, maxBatches }: CardGridProps) {
  const parts = useMemo(
    () =>
      Array.from({ length: Math.ceil(ids.length / BATCH_SIZE) }, (_, index) =>
        ids.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
      ),
    [ids],
  );
  return (
    <div className="flex flex-col max-md:-mt-3 max-md:divide-y max-md:divide-line md:gap-8">
      {parts.slice(0, maxBatches).map((batch, index) => (
        <Batch
          key={index}
          name={`${name}/${index}/${batch.length}`}
          ids={batch}
          render={render}
          eager={eager && index === 0}
        />
      ))}
    </div>
  );
}

interface BatchProps {
  name: string;
  ids: readonly string[];
  render: (id: string) => ReactNode;
  eager: boolean;
}

const Batch = memo(function Batch({ name, ids, render, eager }: BatchProps) {
  const box = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(eager || !canRenderProgressively ? Infinity : 0);
  const isRendered = count >= ids.length;
  // Items that are added later, as by a filter, render with the others.
  if (isRendered && count !== Infinity) setCount(Infinity);
  // On Back, the browser's scroll restoration needs the page's height. Node has no heights and no window.
  const [knownHeight] = useState(() => (heights.size > 0 ? heights.get(heightKey(name)) : undefined));

  useEffect(() => {
    return box.current ? registerBatch(box.current) : undefined;
  }, []);

  useEffect(() => {
    const element = box.current;
    if (isRendered || !element) return undefined;
    return renderProgressively(element, (extent) =>
      setCount((before) => (extent === 'all' ? Infinity : before + ITEMS_PER_STEP)),
    );
  }, [isRendered]);

  useEffect(() => {
    const element = box.current;
    return isRendered && element ? observeHeight(element) : undefined;
  }, [isRendered, name]);

  const style: CSSProperties & Record<`--${string}`, string | number> = {
    '--rows-of-1': ids.length,
    '--rows-of-3': Math.ceil(ids.length / 3),
    '--rows-of-4': Math.ceil(ids.length / 4),
    ...(knownHeight !== undefined && { '--height': `${knownHeight}px` }),
  };
  return (
    <div
      ref={box}
      data-batch={name}
      data-pending={!isRendered || undefined}
      className={classNames(
        // `box-content`: `min-height` must mean the same as `contain-intrinsic-height`.
        '-m-1 box-content grid p-1',
        // In each frame, the browser compares every such element with the viewport. Empty ones have nothing to skip.
        'not-empty:[contain-intrinsic-height:auto_var(--height)] not-empty:[content-visibility:auto]',
        'max-md:divide-y max-md:divide-line md:grid-cols-3 md:gap-x-6 md:gap-y-8 lg:grid-cols-4',
        // Estimated heights in px of a row and of a card with its gap.
        '[--height:calc(var(--rows-of-1)*181px)] md:[--height:calc(var(--rows-of-3)*364px)] lg:[--height:calc(var(--rows-of-4)*346px)]',
        !isRendered && 'min-h-(--height) content-start',
      )}
      style={style}
    >
      {ids.slice(0, count).map((id) => (
        <div key={id} data-item={id} className="min-w-0 max-md:py-5">
          {render(id)}
        </div>
      ))}
    </div>
  );
});

/** Last measured heights of the content in px, by batch and window width. */
const heights = new Map<string, number>();
const heightKey = (name: string) => `${window.innerWidth}/${name}`;

let heightObserver: ResizeObserver | undefined;

function observeHeight(element: HTMLElement): (() => void) | undefined {
  if (!('ResizeObserver' in window)) return undefined;
  const observer = (heightObserver ??= new ResizeObserver((entries) => {
    for (const { target, contentBoxSize } of entries) {
      const height = contentBoxSize[0]?.blockSize ?? 0;
      // Elements of a hidden page have no height.
      if (height > 0 && target instanceof HTMLElement)
        heights.set(heightKey(target.dataset.batch ?? ''), height);
    }
  }));
  observer.observe(element);
  return () => observer.unobserve(element);
}
