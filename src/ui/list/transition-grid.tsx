import { startTransition, useEffect, useRef, useState } from 'react';
import { whenIdle } from '@/platform/scheduling';
import { CardGrid, CHUNK_SIZE, type CardGridProps } from './card-grid';
import { canRenderProgressively, renderProgressively } from './progressive-rendering';

/** Chunks added or removed per step; few enough not to delay a key press. */
const CHUNKS_PER_STEP = 3;

type TransitionGridProps = Omit<CardGridProps, 'maxChunks'>;

interface Grid {
  id: number;
  props: TransitionGridProps;
  chunks: number;
}

interface Grids {
  shown: Grid;
  /** Hidden, oldest first. */
  leaving: readonly Grid[];
}

const chunksOf = ({ ids }: TransitionGridProps) => Math.ceil(ids.length / CHUNK_SIZE);

function withMoreChunks({ shown, leaving }: Grids): Grids {
  return { shown: { ...shown, chunks: shown.chunks + CHUNKS_PER_STEP }, leaving };
}

function withFewerLeaving({ shown, leaving: [first, ...others] }: Grids): Grids {
  const remaining = first ? first.chunks - CHUNKS_PER_STEP : 0;
  return { shown, leaving: first && remaining > 0 ? [{ ...first, chunks: remaining }, ...others] : others };
}

/**
 * Replaces a list in small steps, because a list of thousands would delay the next key press. New chunks are added near
 * the viewport or in idle time. Old chunks are hidden, then removed when idle. The first list renders
 * completely, for scroll restoration.
 */
export function TransitionGrid(props: TransitionGridProps) {
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
          <CardGrid {...grid.props} maxChunks={grid.chunks} />
        </div>
      ))}
      {shown.chunks < chunksOf(props) && <div ref={end} />}
    </>
  );
}
