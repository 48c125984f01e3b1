import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '@/lib/usable';
import { CardGrid, CHUNK, type CardGridProps } from './card-grid';

/** Chunks that come or are taken away in one idle moment: few enough that no key waits for them. */
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
const isAtRest = ({ shown, leaving }: Grids) => leaving.length === 0 && shown.chunks >= chunksOf(shown.props);

function oneStepOn({ shown, leaving: [first, ...others] }: Grids): Grids {
  const left = first ? first.chunks - AT_ONCE : 0;
  return {
    shown: { ...shown, chunks: shown.chunks + AT_ONCE },
    leaving: first && left > 0 ? [{ ...first, chunks: left }, ...others] : others,
  };
}

/**
 * A grid in whose place another one comes when its name changes. The new one begins at once and is continued, and the
 * old one, hidden, is taken away, bit by bit while there is nothing more urgent: lists of thousands would keep the next
 * key waiting, and what has not come yet need not be taken away again. The first is there as a whole, for who comes
 * back to a place in it.
 */
export function ReplacedGrid(props: CardGridProps) {
  const [grids, setGrids] = useState<Grids>({ shown: { id: 0, props, chunks: Infinity }, leaving: [] });
  const { shown, leaving } = grids;
  if (shown.props.name !== props.name) {
    const before = { ...shown, chunks: Math.min(shown.chunks, chunksOf(shown.props)) };
    setGrids({ shown: { id: shown.id + 1, props, chunks: AT_ONCE }, leaving: [...leaving, before] });
  } else if (shown.props.ids !== props.ids) {
    setGrids({ shown: { ...shown, props }, leaving });
  }

  useEffect(() => {
    if (isAtRest(grids)) return undefined;
    let isGone = false;
    void whenIdle().then(() => {
      if (!isGone) startTransition(() => setGrids(oneStepOn));
    });
    return () => {
      isGone = true;
    };
  }, [grids]);

  return [...leaving, { ...shown, props }].map((grid) => (
    <div key={grid.id} hidden={grid.id !== shown.id}>
      <CardGrid {...grid.props} most={grid.chunks} />
    </div>
  ));
}
