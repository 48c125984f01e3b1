import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pointOf, reverseGeocode } from './geocode';
import { createSearchSession, suggestPlaces } from './suggestions';
import { MAPS_TIMEOUT_MS } from './with-timeout';

const HERE = { lat: 12.9719, lng: 77.6412 };
const never = () => new Promise<never>(() => undefined);
const legacy = {
  place_id: 'p-1',
  structured_formatting: { main_text: 'Palm Meadows', secondary_text: 'Whitefield' },
};
const geocode = vi.fn<() => Promise<unknown>>();
const fetchAutocompleteSuggestions = vi.fn<(request: object) => Promise<unknown>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('google', {
    maps: {
      Geocoder: class {
        geocode = geocode;
      },
      places: {
        AutocompleteSessionToken: vi.fn(),
        AutocompleteSuggestion: { fetchAutocompleteSuggestions },
        AutocompleteService: class {
          getPlacePredictions = () => Promise.resolve({ predictions: [legacy] });
        },
      },
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Passes the time after which a maps call counts as failed. */
async function afterTimeout<T>(result: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(MAPS_TIMEOUT_MS);
  return result;
}

it.each([
  ['never answers', never],
  ['fails', () => Promise.reject(new Error('no network'))],
])('a maps service that %s yields no address and no point', async (_, answer) => {
  geocode.mockImplementation(answer);
  expect(await afterTimeout(reverseGeocode(HERE))).toBeNull();
  expect(await afterTimeout(pointOf({ placeId: 'p-1' }))).toBeNull();
});

it.each([
  ['never answers', never],
  ['is not enabled for the key', () => Promise.reject(new Error('This API is not enabled'))],
])('the legacy place search is used when the current one %s', async (_, answer) => {
  fetchAutocompleteSuggestions.mockImplementation(answer);
  const places = await afterTimeout(suggestPlaces('whitefield', HERE, createSearchSession()));
  expect(places).toMatchObject([{ id: 'p-1', name: 'Palm Meadows', context: 'Whitefield' }]);
});

it('the place search prefers areas and streets within 3000 m; a place without an answer has no point', async () => {
  const place = {
    placeId: 'p-2',
    mainText: { text: 'Koramangala' },
    toPlace: () => ({ fetchFields: never }),
  };
  fetchAutocompleteSuggestions.mockResolvedValue({ suggestions: [{ placePrediction: place }] });
  const [found] = await suggestPlaces('koramangala', HERE, createSearchSession());
  expect(fetchAutocompleteSuggestions.mock.calls[0]?.[0]).toMatchObject({
    includedPrimaryTypes: ['geocode'],
    locationBias: { center: HERE, radius: 3000 },
  });
  expect(await afterTimeout(found!.point())).toBeNull();
});
