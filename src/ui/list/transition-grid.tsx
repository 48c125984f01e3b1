import { startTransition, useEffect, useRef, useState } from 'react';
import { whenIdle } from '@/platform/scheduling';
import { CardGrid, CHUNK_SIZE, type CardGridProps } from './card-grid';
import { canRenderProgressively, renderProgressively } from './progressive-rendering';

/** Chunks that come, or are taken away, in one step: few enough that no key waits for them. */
const CHUNKS_PER_STEP = 3;

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

const chunksOf = ({ ids }: CardGridProps) => Math.ceil(ids.length / CHUNK_SIZE);

function withMoreChunks({ shown, leaving }: Grids): Grids {
  return { shown: { ...shown, chunks: shown.chunks + CHUNKS_PER_STEP }, leaving };
}

function withFewerLeaving({ shown, leaving: [first, ...others] }: Grids): Grids {
  const left = first ? first.chunks - CHUNKS_PER_STEP : 0;
  return { shown, leaving: first && left > 0 ? [{ ...first, chunks: left }, ...others] : others };
}

/**
 * A grid in whose place another one comes when its name changes. The new one begins at once, and is continued where its
 * end comes near the window, else bit by bit; the old one, hidden, is taken away bit by bit while there is nothing more
 * urgent. Lists of thousands would keep the next key waiting, and what has not come need not be taken away again. The
 * first is there as a whole, for who comes back to a place in it.
 */
export function TransitionGrid(props: CardGridProps) {
  const [grids, setGrids] = useState<Grids>({ shown: { id: 0, props, chunks: Infinity }, leaving: [] });
  const end = useRef<HTMLDivElement>(null);
  const { shown, leaving } = grids;
  if (shown.props.name !== props.name) {
    const before = { ...shown, chunks: Math.min(shown.chunks, chunksOf(shown.props)) };
    const chunks = canRenderProgressively ? CHUNKS_PER_STEP : Infinity;
    setGrids({ shown: { id: shown.id + 1, props, chunks }, leaving: [...leaving, before] });
  } else if (shown.props.ids !== props.ids) {
    setGrids({ shown: { ...shown, props }, leaving });
  }

  useEffect(() => {
    const element = end.current;
    return element ? renderProgressively(element, () => setGrids(withMoreChunks)) : undefined;
  }, [shown]);

  useEffect(() => {
    if (leaving.length === 0) return undefined;
    let isUnmounted = false;
    void whenIdle().then(() => {
      if (!isUnmounted) startTransition(() => setGrids(withFewerLeaving));
    });
    return () => {
      isUnmounted = true;
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
