import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAPS_TIMEOUT_MS, pointOf, reverseGeocode } from './geocode';
import { createSearchSession, suggestPlaces } from './suggestions';

const HERE = { lat: 12.9719, lng: 77.6412 };
const never = () => new Promise<never>(() => undefined);
const legacy = {
  place_id: 'p-1',
  structured_formatting: { main_text: 'Palm Meadows', secondary_text: 'Whitefield' },
};
const geocode = vi.fn<() => Promise<unknown>>();
const fetchAutocompleteSuggestions = vi.fn<(request: object) => Promise<unknown>>();
const getPlacePredictions = vi.fn<(request: object) => Promise<unknown>>();

beforeEach(() => {
  vi.useFakeTimers();
  getPlacePredictions.mockReset().mockResolvedValue({ predictions: [legacy] });
  fetchAutocompleteSuggestions.mockReset();
  vi.stubGlobal('google', {
    maps: {
      Geocoder: class {
        geocode = geocode;
      },
      places: {
        AutocompleteSessionToken: vi.fn(),
        AutocompleteSuggestion: { fetchAutocompleteSuggestions },
        AutocompleteService: class {
          getPlacePredictions = getPlacePredictions;
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
  ['refuses', () => Promise.reject(new Error('GEOCODER_GEOCODE: REQUEST_DENIED: refused'))],
  [
    'throws',
    () => {
      throw new TypeError('geocode is not a function');
    },
  ],
])('a maps service that %s yields no address and no point', async (_, answer) => {
  geocode.mockImplementation(answer);
  expect(await afterTimeout(reverseGeocode(HERE))).toBeNull();
  expect(await afterTimeout(pointOf({ placeId: 'p-1' }))).toBeNull();
});

it.each([
  ['is not enabled for the key', () => Promise.reject(new Error('This API is not enabled'))],
  ['finds nothing', () => Promise.resolve({ suggestions: [] })],
  ['finds only queries, no places', () => Promise.resolve({ suggestions: [{ placePrediction: null }] })],
])('the legacy place search is used when the current one %s', async (_, answer) => {
  fetchAutocompleteSuggestions.mockImplementation(answer);
  const places = await suggestPlaces('whitefield', HERE, createSearchSession());
  expect(places).toMatchObject([{ id: 'p-1', name: 'Palm Meadows', context: 'Whitefield' }]);
});

describe('A place search that finds no street or area', () => {
  const mall = {
    placeId: 'p-3',
    mainText: { text: 'Phoenix Mall' },
    toPlace: () => ({ fetchFields: never }),
  };
  const search = () => suggestPlaces('phoenix mall', HERE, createSearchSession());
  const refuseTypes = (request: object) =>
    'types' in request || 'includedPrimaryTypes' in request
      ? Promise.reject(new Error('INVALID_REQUEST: unsupported type'))
      : Promise.resolve({ suggestions: [{ placePrediction: mall }], predictions: [legacy] });
  const findNothing = () => Promise.resolve({ suggestions: [], predictions: [] });

  it('asks the legacy API for the same types, and then for places of any type', async () => {
    fetchAutocompleteSuggestions.mockImplementation(findNothing);
    getPlacePredictions.mockResolvedValueOnce({ predictions: [] });
    expect(await search()).toMatchObject([{ id: 'p-1' }]);
    const bias = { input: 'phoenix mall', locationBias: { center: HERE, radius: 3000 } };
    const [current, legacyCalls] = [fetchAutocompleteSuggestions, getPlacePredictions].map(({ mock }) =>
      mock.calls.map(([request]) => ({ ...request, sessionToken: undefined })),
    );
    expect(current).toEqual([{ ...bias, includedPrimaryTypes: ['geocode'] }, bias]);
    expect(legacyCalls).toEqual([{ ...bias, types: ['geocode'] }, bias]);
  });

  it('asks the current API for places of any type when both refuse the type', async () => {
    fetchAutocompleteSuggestions.mockImplementation(refuseTypes);
    getPlacePredictions.mockImplementation(refuseTypes);
    expect(await search()).toMatchObject([{ id: 'p-3', name: 'Phoenix Mall' }]);
    expect(getPlacePredictions).toHaveBeenCalledTimes(1);
  });

  it('returns no place when one API finds none and the other fails', async () => {
    fetchAutocompleteSuggestions.mockImplementation(findNothing);
    getPlacePredictions.mockRejectedValue(new Error('ZERO_RESULTS'));
    expect(await search()).toEqual([]);
    fetchAutocompleteSuggestions.mockRejectedValue(new Error('PERMISSION_DENIED: not enabled'));
    expect(await search()).toEqual([]);
    getPlacePredictions.mockResolvedValue({ predictions: [] });
    expect(await search()).toEqual([]);
  });

  it('fails after 10 s when an API does not answer', async () => {
    fetchAutocompleteSuggestions.mockImplementation(never);
    getPlacePredictions.mockImplementation(never);
    const failed = vi.fn();
    search().catch(failed);
    await vi.advanceTimersByTimeAsync(MAPS_TIMEOUT_MS - 1);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledOnce();
  });

  it.each([
    'REQUEST_DENIED',
    'OVER_QUERY_LIMIT',
    'OVER_DAILY_LIMIT',
    'INVALID_REQUEST',
    'UNKNOWN_ERROR',
    'PERMISSION_DENIED',
  ])('fails when both APIs refuse with %s', async (code) => {
    const refusal = Object.assign(new Error(`PLACES_AUTOCOMPLETE: ${code}: refused`), { code });
    fetchAutocompleteSuggestions.mockRejectedValue(refusal);
    getPlacePredictions.mockRejectedValue(refusal);
    await expect(search()).rejects.toThrow();
  });

  it('fails when the script throws, and when the quota ends before places of any type are searched', async () => {
    fetchAutocompleteSuggestions.mockImplementation(() => {
      throw new TypeError('fetchAutocompleteSuggestions is not a function');
    });
    getPlacePredictions.mockImplementation(() => {
      throw new Error('no such service');
    });
    await expect(search()).rejects.toThrow();
    fetchAutocompleteSuggestions.mockReset().mockResolvedValueOnce({ suggestions: [] });
    fetchAutocompleteSuggestions.mockRejectedValue(new Error('RESOURCE_EXHAUSTED'));
    await expect(search()).rejects.toThrow();
  });
});

it('the pin code and the city of a point come from the first geocoding result that has them', async () => {
  const component = (long_name: string, ...types: string[]) => ({ long_name, types });
  const result = (...address_components: object[]) => ({ address_components, types: ['political'] });
  geocode.mockResolvedValue({
    results: [
      { ...result(component('J4VC+X2', 'plus_code')), types: ['plus_code'] },
      result(component('Indiranagar', 'sublocality_level_1')),
      result(component('Bengaluru', 'locality')),
      result(component('Karnataka', 'administrative_area_level_1'), component('560038', 'postal_code')),
      result(component('Mysuru', 'locality'), component('570001', 'postal_code')),
    ],
  });
  expect(await reverseGeocode(HERE)).toEqual({
    displayName: 'Indiranagar, Bengaluru',
    streetAddress1: 'Indiranagar',
    streetAddress2: 'Bengaluru',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560038',
  });
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
