import { startTransition, useEffect, useRef, useState } from 'react';
import { whenIdle } from '@/lib/usable';
import { CardGrid, CHUNK, type CardGridProps } from './card-grid';
import { canDrawLater, drawLater } from './draw-later';

/** Chunks that come, or are taken away, in one step: few enough that no key waits for them. */
const AT_ONCE = 3;

/** A list with the chunks of it that are in the page. */
interface Grid {
  id: number;
  props: CardGridProps;
  chunks: number;
}

interface Grids {
  shown: Grid;
  /** Hidden, oldest first. */
  leaving: readonly Grid[];
}

const chunksOf = ({ ids }: CardGridProps) => Math.ceil(ids.length / CHUNK);

function continued({ shown, leaving }: Grids): Grids {
  return { shown: { ...shown, chunks: shown.chunks + AT_ONCE }, leaving };
}

function someTakenAway({ shown, leaving: [first, ...others] }: Grids): Grids {
  const left = first ? first.chunks - AT_ONCE : 0;
  return { shown, leaving: first && left > 0 ? [{ ...first, chunks: left }, ...others] : others };
}

/**
 * A grid in whose place another one comes when its name changes. The new one begins at once, and is continued where its
 * end comes near the window, else bit by bit; the old one, hidden, is taken away bit by bit while there is nothing more
 * urgent. Lists of thousands would keep the next key waiting, and what has not come need not be taken away again. The
 * first is there as a whole, for who comes back to a place in it.
 */
export function ReplacedGrid(props: CardGridProps) {
  const [grids, setGrids] = useState<Grids>({ shown: { id: 0, props, chunks: Infinity }, leaving: [] });
  const end = useRef<HTMLDivElement>(null);
  const { shown, leaving } = grids;
  if (shown.props.name !== props.name) {
    const before = { ...shown, chunks: Math.min(shown.chunks, chunksOf(shown.props)) };
    const chunks = canDrawLater ? AT_ONCE : Infinity;
    setGrids({ shown: { id: shown.id + 1, props, chunks }, leaving: [...leaving, before] });
  } else if (shown.props.ids !== props.ids) {
    setGrids({ shown: { ...shown, props }, leaving });
  }

  useEffect(() => {
    const element = end.current;
    return element ? drawLater(element, () => setGrids(continued)) : undefined;
  }, [shown]);

  useEffect(() => {
    if (leaving.length === 0) return undefined;
    let isGone = false;
    void whenIdle().then(() => {
      if (!isGone) startTransition(() => setGrids(someTakenAway));
    });
    return () => {
      isGone = true;
    };
  }, [leaving]);

  return (
    <>
      {[...leaving, { ...shown, props }].map((grid) => (
        <div key={grid.id} hidden={grid.id !== shown.id}>
          <CardGrid {...grid.props} most={grid.chunks} />
        </div>
      ))}
      {shown.chunks < chunksOf(props) && <div ref={end} />}
    </>
  );
}
