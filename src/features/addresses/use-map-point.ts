import { useCallback, useEffect, useRef, useState } from 'react';
import { toastRequested } from '@/domain/toasts/events';
import type { ResolvedPlace } from '@/integrations/maps/address-parts';
import { metresBetween } from '@/integrations/maps/distance';
import { reverseGeocode, type Point } from '@/integrations/maps/geocode';
import { useAppDispatch } from '@/store/hooks';
import { m } from '@/texts';

interface MapPoint {
  point: Point;
  /** Device position, search result or start point, from which a drag is measured. */
  origin: Point;
  /** Distance from the origin; null unless the map was dragged. */
  draggedMetres: number | null;
  place: ResolvedPlace | 'pending' | null;
}

/** The selected point and its address (spec §4, Address location). */
export function useMapPoint() {
  const dispatch = useAppDispatch();
  const [selected, setSelected] = useState<MapPoint | null>(null);
  const lookup = useRef<Promise<ResolvedPlace | null>>(Promise.resolve(null));

  /** Number of the diner's last pick: a place, a point of the map, or the device's position. */
  const lastPick = useRef(0);
  const isUnmounted = useRef(false);

  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);

  const select = useCallback(
    async (point: Point, draggedFrom?: Point) => {
      setSelected((last) => {
        const origin = draggedFrom ? (last?.origin ?? draggedFrom) : point;
        const draggedMetres = draggedFrom ? metresBetween(origin, point) : null;
        return { point, origin, draggedMetres, place: 'pending' };
      });
      const currentLookup = reverseGeocode(point);
      lookup.current = currentLookup;
      const place = await currentLookup;
      // Stale-request guard: ignore lookups of other points and after unmounting.
      if (lookup.current !== currentLookup || isUnmounted.current) return;
      setSelected((last) => last && { ...last, place });
      if (!place) dispatch(toastRequested({ text: m.addresses_lookup_failed(), tone: 'warning' }));
    },
    [dispatch],
  );

  /** @returns a function that tells whether the diner has picked nothing else since. */
  const startPick = useCallback(() => {
    lastPick.current += 1;
    const pick = lastPick.current;
    return () => pick === lastPick.current && !isUnmounted.current;
  }, []);

  const selectFound = async (found: Promise<Point | null>): Promise<boolean> => {
    const isLastPick = startPick();
    const point = await found;
    if (!isLastPick()) return true;
    if (point) await select(point);
    else dispatch(toastRequested({ text: m.addresses_lookup_failed(), tone: 'warning' }));
    return point !== null;
  };

  return {
    selected,
    /** Selects a point. `draggedFrom` marks a drag and is the origin if no point was selected before. */
    select,
    /** Selects a place once its position is known, unless another was picked meanwhile. @returns false if it fails */
    selectFound,
    startPick,
    /** Resolves to the address of the selected point, after a pending lookup. */
    placeOfPoint: () => lookup.current,
  };
}
