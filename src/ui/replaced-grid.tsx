import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '@/lib/usable';
import { CardGrid, CHUNK, type CardGridProps } from './card-grid';

/** Chunks that are taken away in one idle moment: few enough that no key waits for them. */
const AT_ONCE = 6;

interface Leaving {
  id: number;
  props: CardGridProps;
  /** Chunks that are still there. */
  chunks: number;
}

function takeSomeAway([first, ...others]: readonly Leaving[]): readonly Leaving[] {
  if (!first) return others;
  const chunks = first.chunks - AT_ONCE;
  return chunks > 0 ? [{ ...first, chunks }, ...others] : others;
}

/**
 * A grid in whose place another one comes when its name changes. The new one shows at once; the old one, hidden, is
 * taken away bit by bit while there is nothing more urgent, as a list of thousands would keep the next key waiting.
 */
export function ReplacedGrid(props: CardGridProps) {
  const [shown, setShown] = useState({ id: 0, props });
  const [leaving, setLeaving] = useState<readonly Leaving[]>([]);
  if (shown.props.name !== props.name) {
    const { id, props: before } = shown;
    setLeaving([...leaving, { id, props: before, chunks: Math.ceil(before.ids.length / CHUNK) }]);
    setShown({ id: id + 1, props });
  } else if (shown.props.ids !== props.ids) {
    setShown({ id: shown.id, props });
  }

  useEffect(() => {
    if (leaving.length === 0) return undefined;
    let isGone = false;
    void whenIdle().then(() => {
      if (!isGone) startTransition(() => setLeaving(takeSomeAway));
    });
    return () => {
      isGone = true;
    };
  }, [leaving]);

  const grids: readonly (Omit<Leaving, 'chunks'> & { chunks?: number })[] = [
    ...leaving,
    { id: shown.id, props },
  ];
  return grids.map((grid) => (
    <div key={grid.id} hidden={grid.chunks !== undefined}>
      <CardGrid {...grid.props} most={grid.chunks} />
    </div>
  ));
}
