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

/** A point and its address; the address is null if its lookup failed. */
interface ResolvedPoint {
  point: Point;
  place: ResolvedPlace | null;
}

/** The selected point and its address (spec §4, Address location). */
export function useMapPoint() {
  const dispatch = useAppDispatch();
  const [selected, setSelected] = useState<MapPoint | null>(null);
  const lookup = useRef<Promise<ResolvedPoint> | null>(null);

  /** The diner's last pick, a place or the device's position, until its point is known. */
  const pendingPick = useRef<Promise<ResolvedPoint | null> | null>(null);
  const isUnmounted = useRef(false);

  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);

  const warn = useCallback(() => {
    dispatch(toastRequested({ text: m.addresses_lookup_failed(), tone: 'warning' }));
  }, [dispatch]);

  const select = useCallback(
    (point: Point, draggedFrom?: Point): Promise<ResolvedPoint> => {
      pendingPick.current = null;
      setSelected((last) => {
        const origin = draggedFrom ? (last?.origin ?? draggedFrom) : point;
        const draggedMetres = draggedFrom ? metresBetween(origin, point) : null;
        return { point, origin, draggedMetres, place: 'pending' };
      });
      const currentLookup = reverseGeocode(point).then((place) => {
        // Stale-request guard: ignore lookups of other points and after unmounting.
        if (lookup.current === currentLookup && !isUnmounted.current) {
          setSelected((last) => last && { ...last, place });
          if (!place) warn();
        }
        return { point, place };
      });
      lookup.current = currentLookup;
      return currentLookup;
    },
    [warn],
  );

  const selectFound = useCallback(
    (found: Promise<Point | null>, onFailure: () => void) => {
      const pick: Promise<ResolvedPoint | null> = found.then((point) => {
        if (pendingPick.current !== pick) return pendingPick.current ?? lookup.current;
        pendingPick.current = null;
        if (point) return select(point);
        if (!isUnmounted.current) onFailure();
        return null;
      });
      pendingPick.current = pick;
    },
    [select],
  );

  return {
    selected,
    /** Selects a point. `draggedFrom` marks a drag and is the origin if no point was selected before. */
    select,
    /** Selects a point once it is known, unless another was picked meanwhile. */
    selectFound,
    warn,
    /** Resolves to the diner's last pick, or to null if that fails. Null if nothing was picked. */
    lastPick: () => pendingPick.current ?? lookup.current,
  };
}
