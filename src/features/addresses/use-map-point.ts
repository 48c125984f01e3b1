import { useCallback, useEffect, useRef, useState } from 'react';
import { selectAddresses, selectChosenAddress } from '@/domain/addresses/slice';
import type { Address } from '@/domain/addresses/types';
import { selectCompletedInfo } from '@/domain/shop/slice';
import { toastRequested } from '@/domain/events';
import {
  getDevicePosition,
  type DevicePosition,
  type PositionFailure,
} from '@/integrations/maps/device-position';
import {
  metresBetween,
  pointOf,
  reverseGeocode,
  type Point,
  type ResolvedPlace,
} from '@/integrations/maps/geocode';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
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

interface PickOptions {
  /** Marks a drag; the origin if no point was selected before. */
  draggedFrom?: Point;
  isOfDevice?: boolean;
  onFailure?: (failure: PositionFailure | null) => void;
}

/** A device position that may be farther off is called approximate (docs/behaviour.md 11.2). */
const APPROXIMATE_METRES = 100;

export const isApproximate = ({ accuracyMetres }: DevicePosition) => accuracyMetres > APPROXIMATE_METRES;

/** The selected point and its address (docs/behaviour.md 11.2). */
export function useMapPoint() {
  const dispatch = useAppDispatch();
  const [selected, setSelected] = useState<MapPoint | null>(null);
  const [isLocating, setLocating] = useState(false);
  const [failure, setFailure] = useState<PositionFailure | null>(null);
  const [device, setDevice] = useState<DevicePosition | null>(null);
  /** The last pick. It resolves to null when it fails or another one replaces it. */
  const latest = useRef<Promise<ResolvedPoint | null>>(null);
  /** The pick of the selected point. */
  const selectedPick = useRef<Promise<ResolvedPoint | null>>(null);
  const isOfDevice = useRef(false);
  useEffect(() => () => void (latest.current = null), []);

  const showLookupFailed = useCallback(() => {
    dispatch(toastRequested({ text: m.addresses_lookup_failed(), tone: 'warning' }));
  }, [dispatch]);

  /** Selects a point once it is known, then looks its address up. A later pick replaces it. */
  const pick = useCallback(
    (found: Promise<Point | PositionFailure | null>, options: PickOptions) => {
      const { draggedFrom, onFailure } = options;
      const resolve = async (): Promise<ResolvedPoint | null> => {
        const point = await found;
        if (latest.current !== picked) return null;
        if (point === null || typeof point === 'string') {
          latest.current = selectedPick.current;
          onFailure?.(point);
          return null;
        }
        selectedPick.current = picked;
        setSelected((last) => {
          const origin = draggedFrom ? (last?.origin ?? draggedFrom) : point;
          const draggedMetres = draggedFrom ? metresBetween(origin, point) : null;
          return { point, origin, draggedMetres, place: 'pending' };
        });
        const place = await reverseGeocode(point);
        if (latest.current === picked) {
          setSelected((last) => last && { ...last, place });
          if (!place) showLookupFailed();
        }
        return { point, place };
      };
      const picked = resolve();
      latest.current = picked;
      isOfDevice.current = options.isOfDevice ?? false;
    },
    [showLookupFailed],
  );

  const locate = useCallback(
    (isFresh = false) => {
      setLocating(true);
      setFailure(null);
      const found = getDevicePosition(isFresh).then((answer) => {
        setLocating(false);
        if (typeof answer === 'string') return answer;
        setDevice(answer);
        if (!isFresh && isApproximate(answer)) void improve(answer);
        return answer.point;
      });
      pick(found, { isOfDevice: true, onFailure: setFailure });
      const picked = latest.current;
      // A moment later, the device may know its position better.
      const improve = async (first: DevicePosition) => {
        const better = await getDevicePosition(true);
        if (typeof better === 'string' || better.accuracyMetres >= first.accuracyMetres) return;
        if (latest.current !== picked) return;
        setDevice(better);
        pick(Promise.resolve(better.point), { isOfDevice: true });
      };
    },
    [pick],
  );

  return {
    selected,
    pick,
    showLookupFailed,
    isLocating,
    failure,
    locate,
    device,
    /** Returns the point to save. Null without a pick; the device's first position counts once it has arrived. */
    pointToSave: () => (isLocating && isOfDevice.current && !selected ? null : latest.current),
  };
}

/** Used when neither an address nor the restaurant's position is known. */
const CENTRE_OF_INDIA: Point = { lat: 20.5937, lng: 78.9629 };

function pointOfAddress({ latitude, longitude }: Address): Point | null {
  const point = { lat: Number(latitude), lng: Number(longitude) };
  const isKnown = Number.isFinite(point.lat + point.lng) && (point.lat !== 0 || point.lng !== 0);
  return isKnown ? point : null;
}

/** Map centre before a point is selected: the last used address, else the restaurant. */
export function useStartPoint(): Point {
  const { data: addresses } = useAppSelector(selectAddresses);
  const chosen = useAppSelector(selectChosenAddress);
  const shopAddress = useAppSelector(selectCompletedInfo)?.address ?? '';
  const [saved] = useState(() => {
    const known = [...(chosen ? [chosen] : []), ...addresses].map(pointOfAddress);
    return known.find((point) => point !== null) ?? null;
  });
  const [shop, setShop] = useState<Point | null>(null);

  useEffect(() => {
    if (!saved && shopAddress) void pointOf({ address: shopAddress }).then(setShop);
  }, [saved, shopAddress]);

  return saved ?? shop ?? CENTRE_OF_INDIA;
}
