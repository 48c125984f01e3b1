import { memo, useEffect, useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { classNames } from '../layout/class-names';
import { canRenderProgressively, registerChunk, renderProgressively } from './progressive-rendering';

export interface CardGridProps {
  /** Unique per list: key of the measured heights. */
  name: string;
  ids: readonly string[];
  /** Must be stable, otherwise all items render again. */
  render: (id: string) => ReactNode;
  /** Renders the first chunk at once, as it is visible. */
  eager?: boolean;
  /** Maximum number of chunks shown; all by default. */
  maxChunks?: number | undefined;
}

/** Items per chunk: whole rows at 1, 3 and 4 columns. */
export const CHUNK_SIZE = 12;

/**
 * One column on phones, three from 768 px, four from 1024 px. Chunks far from the viewport render ahead, up to a
 * limit. Each chunk is memoised: React checks the list on each navigation, and can yield between chunks.
 */
export function CardGrid({ name, ids, render, eager = false, maxChunks }: CardGridProps) {
  const parts = useMemo(
    () =>
      Array.from({ length: Math.ceil(ids.length / CHUNK_SIZE) }, (_, index) =>
        ids.slice(index * CHUNK_SIZE, (index + 1) * CHUNK_SIZE),
      ),
    [ids],
  );
  return (
    <div className="flex flex-col max-md:-mt-3 max-md:divide-y max-md:divide-line md:gap-8">
      {parts.slice(0, maxChunks).map((chunk, index) => (
        <Chunk
          key={index}
          name={`${name}/${index}/${chunk.length}`}
          ids={chunk}
          render={render}
          eager={eager && index === 0}
        />
      ))}
    </div>
  );
}

interface ChunkProps {
  name: string;
  ids: readonly string[];
  render: (id: string) => ReactNode;
  eager: boolean;
}

const Chunk = memo(function Chunk({ name, ids, render, eager }: ChunkProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isRendered, setRendered] = useState(eager || !canRenderProgressively);
  // On Back, the browser's scroll restoration needs the page's height.
  const [knownHeight] = useState(() => (heights.size > 0 ? heights.get(heightKey(name)) : undefined));

  useEffect(() => {
    return box.current ? registerChunk(box.current) : undefined;
  }, []);

  useEffect(() => {
    const element = box.current;
    if (isRendered || !element) return undefined;
    return renderProgressively(element, () => setRendered(true));
  }, [isRendered]);

  useEffect(() => {
    const element = box.current;
    return isRendered && element ? observeHeight(element) : undefined;
  }, [isRendered, name]);

  const style: CSSProperties & Record<`--${string}`, string | number> = {
    '--in-1': ids.length,
    '--in-3': Math.ceil(ids.length / 3),
    '--in-4': Math.ceil(ids.length / 4),
    ...(knownHeight !== undefined && { '--height': `${knownHeight}px` }),
  };
  return (
    <div
      ref={box}
      data-chunk={name}
      className={classNames(
        '-m-1 grid p-1 [content-visibility:auto] [contain-intrinsic-height:auto_var(--height)]',
        'max-md:divide-y max-md:divide-line md:grid-cols-3 md:gap-x-6 md:gap-y-8 lg:grid-cols-4',
        // Estimated heights in px of a row and of a card with its gap.
        '[--height:calc(var(--in-1)*181px)] md:[--height:calc(var(--in-3)*364px)] lg:[--height:calc(var(--in-4)*346px)]',
        !isRendered && 'min-h-(--height)',
      )}
      style={style}
    >
      {isRendered &&
        ids.map((id) => (
          <div key={id} data-item={id} className="min-w-0 max-md:py-5">
            {render(id)}
          </div>
        ))}
    </div>
  );
});

/** Last measured heights in px, by chunk and window width. */
const heights = new Map<string, number>();
const heightKey = (name: string) => `${window.innerWidth}/${name}`;

let heightObserver: ResizeObserver | undefined;

function observeHeight(element: HTMLElement): (() => void) | undefined {
  if (!('ResizeObserver' in window)) return undefined;
  const observer = (heightObserver ??= new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) {
      const height = borderBoxSize[0]?.blockSize ?? 0;
      // Elements of a hidden page have no height.
      if (height > 0 && target instanceof HTMLElement)
        heights.set(heightKey(target.dataset.chunk ?? ''), height);
    }
  }));
  observer.observe(element);
  return () => observer.unobserve(element);
}
