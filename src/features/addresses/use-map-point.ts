import { useCallback, useEffect, useRef, useState } from 'react';
import { toastRequested } from '@/domain/events';
import type { ResolvedPlace } from '@/integrations/maps/address-parts';
import { metresBetween } from '@/integrations/maps/distance';
import { reverseGeocode, type Point } from '@/integrations/maps/geocode';
import { useAppDispatch } from '@/store/hooks';
import { m } from '@/texts';

interface MapPoint {
  point: Point;
  /** Device position, search result or start point, from which a drag is measured. */
  origin: Point;
  /** Null unless the map was dragged. */
  draggedMetres: number | null;
  place: ResolvedPlace | 'pending' | null;
}

/** A point and its address; the address is null if its lookup failed. */
interface ResolvedPoint {
  point: Point;
  place: ResolvedPlace | null;
}

/** Of a pick: null if its lookup failed or the diner has left the map. */
type PickOutcome = ResolvedPoint | 'replaced' | null;

interface PendingPick {
  isOfDevice: boolean;
  resolved: Promise<PickOutcome>;
}

interface PickOptions {
  isOfDevice: boolean;
  onFailure: () => void;
}

/** The selected point and its address (spec §4, Address location). */
export function useMapPoint() {
  const dispatch = useAppDispatch();
  const [selected, setSelected] = useState<MapPoint | null>(null);
  const lookup = useRef<Promise<ResolvedPoint> | null>(null);

  /** The last pick, a place or the device's position, until its point is known. */
  const pendingPick = useRef<PendingPick | null>(null);
  const isUnmounted = useRef(false);

  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);

  const showLookupFailed = useCallback(() => {
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
          if (!place) showLookupFailed();
        }
        return { point, place };
      });
      lookup.current = currentLookup;
      return currentLookup;
    },
    [showLookupFailed],
  );

  const selectWhenFound = useCallback(
    (found: Promise<Point | null>, { isOfDevice, onFailure }: PickOptions) => {
      const resolved = found.then((point): PickOutcome | Promise<PickOutcome> => {
        if (isUnmounted.current) return null;
        if (pendingPick.current?.resolved !== resolved) return 'replaced';
        pendingPick.current = null;
        if (point) return select(point);
        onFailure();
        return null;
      });
      pendingPick.current = { isOfDevice, resolved };
    },
    [select],
  );

  return {
    selected,
    /** Selects a point. `draggedFrom` marks a drag and is the origin if no point was selected before. */
    select,
    /** Selects a point once it is known, unless another was picked meanwhile. */
    selectWhenFound,
    showLookupFailed,
    /**
     * Returns the point to save, or null without a pick; the device's first position counts once it has arrived.
     * The promise resolves to 'replaced' when another point is picked meanwhile.
     */
    pointToSave: (): Promise<PickOutcome> | null => {
      const pending = pendingPick.current;
      return pending && (selected || !pending.isOfDevice) ? pending.resolved : lookup.current;
    },
  };
}
