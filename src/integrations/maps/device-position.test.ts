import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getDevicePosition } from './device-position';

/** Never answers by itself; tests call its callbacks. */
const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  getCurrentPosition.mockReset();
});

it('getDevicePosition resolves to "failed" after 15 s when the permission prompt stays open', async () => {
  const answered = vi.fn();
  void getDevicePosition().then(answered);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledWith('failed');
});

it('getDevicePosition resolves to the latitude and longitude that the device reports', async () => {
  const position = getDevicePosition();
  const coords = { latitude: 12.97, longitude: 77.64 } as GeolocationCoordinates;
  getCurrentPosition.mock.calls[0]?.[0]({ coords } as GeolocationPosition);
  expect(await position).toEqual({ lat: 12.97, lng: 77.64 });
});
