import { useCallback, useEffect, useRef, useState } from 'react';
import { toastRequested } from '@/domain/toasts/toasts';
import type { ResolvedPlace } from '@/integrations/maps/address-parts';
import { metresBetween } from '@/integrations/maps/distance';
import { placeAt, type Point } from '@/integrations/maps/geocode';
import { useAppDispatch } from '@/store/hooks';
import { m } from '@/texts';

interface MapPoint {
  point: Point;
  /** Device position, search result or start point, from which a drag is measured. */
  origin: Point;
  /** Metres from the origin; null unless the map was dragged. */
  dragged: number | null;
  place: ResolvedPlace | 'pending' | null;
}

/** The selected point and its address (spec §4, Address location). */
export function useMapPoint() {
  const dispatch = useAppDispatch();
  const [selected, setSelected] = useState<MapPoint | null>(null);
  const lookup = useRef<Promise<ResolvedPlace | null>>(Promise.resolve(null));

  const hasLeft = useRef(false);

  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);

  const select = useCallback(
    async (point: Point, draggedFrom?: Point) => {
      setSelected((last) => {
        const origin = draggedFrom ? (last?.origin ?? draggedFrom) : point;
        const dragged = draggedFrom ? metresBetween(origin, point) : null;
        return { point, origin, dragged, place: 'pending' };
      });
      const running = placeAt(point);
      lookup.current = running;
      const place = await running;
      // Stale-request guard: ignore overtaken lookups and those of an unmounted screen.
      if (lookup.current !== running || hasLeft.current) return;
      setSelected((last) => last && { ...last, place });
      if (!place) dispatch(toastRequested({ text: m.addresses_lookup_failed(), tone: 'warning' }));
    },
    [dispatch],
  );

  return {
    selected,
    /** Selects a point. `draggedFrom` marks a drag and is the origin if no point was selected before. */
    select,
    /** Resolves to the address of the selected point, after a pending lookup. */
    placeOfPoint: () => lookup.current,
  };
}
