import { useCallback, useState } from 'react';
import { getDevicePosition, type PositionFailure } from '@/integrations/maps/device-position';
import type { Point } from '@/integrations/maps/geocode';

/** Requests the device position. `selectFound` decides whether the answer moves the map or its failure is shown. */
export function useDevicePosition(
  selectFound: (found: Promise<Point | null>, onFailure: () => void) => void,
) {
  const [isLocating, setLocating] = useState(false);
  const [failure, setFailure] = useState<PositionFailure | null>(null);
  const [device, setDevice] = useState<Point | null>(null);

  const locate = useCallback(() => {
    setLocating(true);
    setFailure(null);
    let problem: PositionFailure | null = null;
    const found = getDevicePosition().then((answer) => {
      setLocating(false);
      if (typeof answer === 'string') {
        problem = answer;
        return null;
      }
      setDevice(answer);
      return answer;
    });
    selectFound(found, () => setFailure(problem));
  }, [selectFound]);

  return {
    isLocating,
    failure,
    locate,
    device,
  };
}
