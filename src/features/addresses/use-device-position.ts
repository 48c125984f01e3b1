import { useCallback, useState } from 'react';
import { getDevicePosition, type PositionFailure } from '@/integrations/maps/device-position';
import type { Point } from '@/integrations/maps/geocode';

/** Requests the device position. When `isStillActive` returns false, the answer does not move the map. */
export function useDevicePosition(onFound: (point: Point) => Promise<void>) {
  const [isLocating, setLocating] = useState(false);
  const [failure, setFailure] = useState<PositionFailure | null>(null);
  const [device, setDevice] = useState<Point | null>(null);

  const locate = useCallback(
    async (isStillActive: () => boolean) => {
      setLocating(true);
      setFailure(null);
      const answer = await getDevicePosition();
      setLocating(false);
      if (typeof answer !== 'string') setDevice(answer);
      if (!isStillActive()) return;
      if (typeof answer === 'string') setFailure(answer);
      else await onFound(answer);
    },
    [onFound],
  );

  return {
    isLocating,
    failure,
    locate,
    device,
  };
}
