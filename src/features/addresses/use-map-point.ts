import { useCallback, useEffect, useRef, useState } from 'react';
import { noticeRaised } from '@/domain/notices/notices';
import type { ResolvedPlace } from '@/integrations/maps/address-parts';
import { metresBetween } from '@/integrations/maps/distance';
import { placeAt, type Point } from '@/integrations/maps/geocode';
import { useAppDispatch } from '@/store/hooks';
import { m } from '@/texts';

interface MapPoint {
  point: Point;
  /** Where the device, the search or the map began, from which the distance of a drag is measured. */
  origin: Point;
  /** Metres from the origin, once the map was dragged. */
  dragged: number | null;
  place: ResolvedPlace | 'pending' | null;
}

/** The point selected on the map and the address that it resolves to (spec, section 4: Address location). */
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
      // What a screen that was left hears of late has nothing to say to the next one.
      if (lookup.current !== running || hasLeft.current) return;
      setSelected((last) => last && { ...last, place });
      if (!place) dispatch(noticeRaised({ text: m.addresses_lookup_failed(), tone: 'warning' }));
    },
    [dispatch],
  );

  return {
    selected,
    /** Takes a point of the device or the search; a dragged one with where the map stood before any choice. */
    select,
    /** What the selected point resolves to, waiting for a lookup that is under way. */
    placeOfPoint: () => lookup.current,
  };
}
