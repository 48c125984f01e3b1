import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { identifyShop } from '@/domain/shop/identify';
import type { Point } from '@/integrations/maps/geocode';
import { makeStore } from '@/store';
import { createDeferred } from '../../../tests/deferred';
import { useMapPoint } from './use-map-point';

const HOME = { lat: 12, lng: 77 };
const PLACE = { lat: 13, lng: 78 };
const geocode = vi.fn<(request: { location: Point }) => Promise<unknown>>();

beforeEach(() => {
  geocode.mockImplementation(({ location }) =>
    Promise.resolve({
      results: [
        {
          types: [],
          address_components: [{ long_name: `Town ${String(location.lat)}`, types: ['locality'] }],
        },
      ],
    }),
  );
  const Geocoder = class {
    geocode = geocode;
  };
  const geometry = { spherical: { computeDistanceBetween: () => 500 } };
  vi.stubGlobal('google', { maps: { Geocoder, geometry } });
});
afterEach(() => void vi.unstubAllGlobals());

function openPoint() {
  const showToast = vi.fn();
  const store = makeStore(identifyShop('tiny.localhost', '/', 'localhost'), showToast);
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result, unmount } = renderHook(useMapPoint, { wrapper });
  const onFailure = vi.fn();
  const pick = (isOfDevice = false) => {
    const found = createDeferred<Point | null>();
    act(() => result.current.selectWhenFound(found.promise, { isOfDevice, onFailure }));
    return {
      answer: (point: Point | null) =>
        act(async () => {
          found.resolve(point);
          await found.promise;
        }),
    };
  };
  return {
    pick,
    unmount,
    onFailure,
    showToast,
    drag: (point: Point) => act(() => result.current.select(point, HOME)),
    selected: () => result.current.selected?.point,
    place: () => result.current.selected?.place,
    toSave: () => result.current.pointToSave(),
  };
}

it('the last of two picked places is selected, in whichever order they are found', async () => {
  const { pick, selected, onFailure } = openPoint();
  const [first, last] = [pick(), pick()];
  await last.answer(PLACE);
  await first.answer(HOME);
  expect(selected()).toEqual(PLACE);
  expect(onFailure).not.toHaveBeenCalled();
});

it('a point to which the map is dragged replaces a place that is not found yet', async () => {
  const { pick, drag, selected, toSave } = openPoint();
  const place = pick();
  const pending = toSave();
  await drag(HOME);
  await place.answer(PLACE);
  expect(selected()).toEqual(HOME);
  expect(await pending).toBe('replaced');
  expect(await toSave()).toMatchObject({ point: HOME, place: { city: 'Town 12' } });
});

it('a place replaces the device’s position that arrives later', async () => {
  const { pick, selected } = openPoint();
  const device = pick(true);
  await pick().answer(PLACE);
  await device.answer(HOME);
  expect(selected()).toEqual(PLACE);
});

it('the first position of the device can be saved once it has arrived, a later one before', async () => {
  const { pick, toSave } = openPoint();
  const first = pick(true);
  expect(toSave()).toBeNull();
  await first.answer(HOME);
  expect(await toSave()).toMatchObject({ point: HOME });
  const next = pick(true);
  const pending = toSave();
  await next.answer(PLACE);
  expect(await pending).toMatchObject({ point: PLACE });
});

it('a place that is not found selects nothing', async () => {
  const { pick, selected, toSave, onFailure } = openPoint();
  const place = pick();
  const pending = toSave();
  await place.answer(null);
  expect(await pending).toBeNull();
  expect(onFailure).toHaveBeenCalledOnce();
  expect(selected()).toBeUndefined();
});

it('a failed lookup of the address shows a toast, but not after the map was closed', async () => {
  const { drag, place, showToast, unmount } = openPoint();
  geocode.mockRejectedValue(new Error('no network'));
  await drag(HOME);
  expect(place()).toBeNull();
  expect(showToast).toHaveBeenCalledExactlyOnceWith({
    text: 'Failed to get address from location',
    tone: 'warning',
  });
  const moving = drag(PLACE);
  unmount();
  await moving;
  expect(showToast).toHaveBeenCalledOnce();
});

it('a place that is found after the map was closed is not saved', async () => {
  const { pick, toSave, unmount } = openPoint();
  const place = pick();
  const pending = toSave();
  unmount();
  await place.answer(PLACE);
  expect(await pending).toBeNull();
});
