import { useCallback, useState } from 'react';
import { getDevicePosition, type PositionFailure } from '@/integrations/maps/device-position';
import type { Point } from '@/integrations/maps/geocode';
import type { useMapPoint } from './use-map-point';

type SelectWhenFound = ReturnType<typeof useMapPoint>['selectWhenFound'];

/** Requests the device position. `selectWhenFound` decides whether the answer moves the map or its failure is shown. */
export function useDevicePosition(selectWhenFound: SelectWhenFound) {
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
    selectWhenFound(found, { isOfDevice: true, onFailure: () => setFailure(problem) });
  }, [selectWhenFound]);

  return {
    isLocating,
    failure,
    locate,
    device,
  };
}
