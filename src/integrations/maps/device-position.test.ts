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
  void getDevicePosition(false).then(answered);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledWith('failed');
});

it('getDevicePosition resolves to the point that the device reports, with its accuracy', async () => {
  const position = getDevicePosition(false);
  const coords = { latitude: 12.97, longitude: 77.64, accuracy: 350 } as GeolocationCoordinates;
  getCurrentPosition.mock.calls[0]?.[0]({ coords } as GeolocationPosition);
  expect(await position).toEqual({ point: { lat: 12.97, lng: 77.64 }, accuracyMetres: 350 });
});

it('getDevicePosition accepts a position of the last minute, unless a fresh one is wanted', () => {
  void getDevicePosition(false);
  void getDevicePosition(true);
  expect(getCurrentPosition.mock.calls.map(([, , options]) => options?.maximumAge)).toEqual([60_000, 0]);
});
