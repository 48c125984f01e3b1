import { startTransition, useEffect, useRef, useState } from 'react';
import { whenIdle } from '@/platform/scheduling';
import { CardGrid, BATCH_SIZE, type CardGridProps } from './card-grid';
import { canRenderProgressively, renderProgressively } from './progressive-rendering';

/** Batches added or removed per step; few enough not to delay a key press. */
const BATCHES_PER_STEP = 3;

type TransitionGridProps = Omit<CardGridProps, 'maxBatches'>;

interface Grid {
  id: number;
  props: TransitionGridProps;
  batches: number;
}

interface Grids {
  shown: Grid;
  /** Hidden, oldest first. */
  leaving: readonly Grid[];
}

const batchesOf = ({ ids }: TransitionGridProps) => Math.ceil(ids.length / BATCH_SIZE);

function withMoreBatches({ shown, leaving }: Grids): Grids {
  return { shown: { ...shown, batches: shown.batches + BATCHES_PER_STEP }, leaving };
}

function withFewerLeaving({ shown, leaving: [first, ...others] }: Grids): Grids {
  const remaining = first ? first.batches - BATCHES_PER_STEP : 0;
  return { shown, leaving: first && remaining > 0 ? [{ ...first, batches: remaining }, ...others] : others };
}

/**
 * Replaces a list in small steps, because thousands of items would delay the next key press. New batches are added near
 * the viewport or in idle time. Old batches are hidden, then removed when idle. The first list renders completely, for
 * scroll restoration.
 */
export function TransitionGrid(props: TransitionGridProps) {
  const [grids, setGrids] = useState<Grids>({ shown: { id: 0, props, batches: Infinity }, leaving: [] });
  const end = useRef<HTMLDivElement>(null);
  const { shown, leaving } = grids;
  if (shown.props.name !== props.name) {
    const before = { ...shown, batches: Math.min(shown.batches, batchesOf(shown.props)) };
    const batches = canRenderProgressively ? BATCHES_PER_STEP : Infinity;
    setGrids({ shown: { id: shown.id + 1, props, batches }, leaving: [...leaving, before] });
  } else if (shown.props.ids !== props.ids) {
    setGrids({ shown: { ...shown, props }, leaving });
  }

  useEffect(() => {
    const element = end.current;
    return element ? renderProgressively(element, () => setGrids(withMoreBatches)) : undefined;
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
          <CardGrid {...grid.props} maxBatches={grid.batches} />
        </div>
      ))}
      {shown.batches < batchesOf(props) && <div ref={end} />}
    </>
  );
}
