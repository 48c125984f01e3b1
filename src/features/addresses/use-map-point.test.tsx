import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { identifyShop } from '@/domain/shop/identify';
import type { Point } from '@/integrations/maps/geocode';
import { makeStore } from '@/store';
import { createDeferred } from '../../../tests/deferred';
import { answerDevicePosition, setDevicePosition } from '../../../tests/maps-script';
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
afterEach(() => {
  vi.unstubAllGlobals();
  setDevicePosition(undefined);
});

function openPoint() {
  const showToast = vi.fn();
  const store = makeStore(identifyShop('tiny.localhost', '/', 'localhost'), showToast);
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result, unmount } = renderHook(useMapPoint, { wrapper });
  const onFailure = vi.fn();
  const pick = () => {
    const found = createDeferred<Point | null>();
    act(() => result.current.pick(found.promise, { onFailure }));
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
    drag: (point: Point) =>
      act(async () => {
        result.current.pick(Promise.resolve(point), { draggedFrom: HOME });
        await result.current.pointToSave();
      }),
    locate: () => act(() => result.current.locate()),
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
  expect(await pending).toBeNull();
  expect(await toSave()).toMatchObject({ point: HOME, place: { city: 'Town 12' } });
});

it('the first position of the device can be saved once it has arrived, a later one before', async () => {
  setDevicePosition('silent');
  const { locate, toSave } = openPoint();
  const answer = ({ lat, lng }: Point) =>
    act(async () => {
      answerDevicePosition({ latitude: lat, longitude: lng });
      await Promise.resolve();
    });
  locate();
  expect(toSave()).toBeNull();
  await answer(HOME);
  expect(await toSave()).toMatchObject({ point: HOME });
  locate();
  const pending = toSave();
  await answer(PLACE);
  expect(await pending).toMatchObject({ point: PLACE });
});

it('takes a better position of the device that arrives later, unless another point was selected', async () => {
  const ROUGH = { latitude: HOME.lat, longitude: HOME.lng, accuracy: 2000 };
  for (const isDragged of [false, true]) {
    setDevicePosition('silent');
    const { locate, drag, selected, unmount } = openPoint();
    const answer = (position: Parameters<typeof answerDevicePosition>[0]) =>
      act(async () => {
        answerDevicePosition(position);
        await Promise.resolve();
      });
    locate();
    await answer(ROUGH);
    expect(selected()).toEqual(HOME);
    const moved = { lat: 12.01, lng: 77.01 };
    if (isDragged) await drag(moved);
    await answer({ latitude: PLACE.lat, longitude: PLACE.lng, accuracy: 20 });
    expect(selected()).toEqual(isDragged ? moved : PLACE);
    unmount();
  }
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
