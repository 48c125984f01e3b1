// Part of the maps stub. sandbox/maps/script.ts puts all parts into one function scope.

const PlacesServiceStatus = {
  OK: 'OK',
  ZERO_RESULTS: 'ZERO_RESULTS',
  INVALID_REQUEST: 'INVALID_REQUEST',
  NOT_FOUND: 'NOT_FOUND',
  OVER_QUERY_LIMIT: 'OVER_QUERY_LIMIT',
  REQUEST_DENIED: 'REQUEST_DENIED',
  UNKNOWN_ERROR: 'UNKNOWN_ERROR',
};

const MAX_SUGGESTIONS = 5;

class AutocompleteSessionToken {}

/** Returns matching places of the requested types, nearest to the bias first. */
function suggested(input, types, bias) {
  const words = wordsOf(input);
  if (words.length === 0) return [];
  const centre = bias && (bias.center || bias);
  const metres = (place) => (centre ? spherical.computeDistanceBetween(centre, locationOf(place)) : 0);
  return sandboxSettings.places
    .filter((place) => isNamed(place, words))
    .filter((place) => types.length === 0 || types.some((type) => typesOf(place).includes(type)))
    .sort((a, b) => metres(a) - metres(b))
    .slice(0, MAX_SUGGESTIONS);
}

const mainText = (place) =>
  place.establishment || place.sublocality3 || place.sublocality2 || place.sublocality1;
const secondaryText = (place) =>
  [place.sublocality1, place.locality, place.state].filter((part) => part !== mainText(place)).join(', ');

const formattable = (text) => ({ text, matches: [], toString: () => text });

/** Place of the new API; empty until its fields are fetched. */
class Place {
  constructor({ id }) {
    this.id = id;
  }
  async fetchFields({ fields }) {
    throwIfRefused('places', 'PLACES_GET_PLACE');
    const place = sandboxSettings.places.find((candidate) => candidate.id === this.id);
    if (!place) throw new Error('PLACES_GET_PLACE: NOT_FOUND');
    const values = {
      location: locationOf(place),
      formattedAddress: addressOf(place),
      displayName: mainText(place),
      types: typesOf(place),
      viewport: new LatLngBounds(locationOf(place), locationOf(place)),
      addressComponents: componentsOf(place).map(({ long_name, short_name, types }) => ({
        longText: long_name,
        shortText: short_name,
        types,
      })),
    };
    for (const field of fields) this[field] = values[field];
    return { place: this };
  }
  toJSON() {
    return { ...this };
  }
}

const AutocompleteSuggestion = {
  fetchAutocompleteSuggestions: async ({ input, includedPrimaryTypes = [], locationBias }) => {
    throwIfRefused('places', 'PLACES_AUTOCOMPLETE');
    const suggestions = suggested(input, includedPrimaryTypes, locationBias).map((place) => ({
      placePrediction: {
        placeId: place.id,
        text: formattable(`${mainText(place)}, ${secondaryText(place)}`),
        mainText: formattable(mainText(place)),
        secondaryText: formattable(secondaryText(place)),
        types: typesOf(place),
        distanceMeters: null,
        toPlace: () => new Place({ id: place.id }),
      },
    }));
    return { suggestions };
  },
};

const predictionOf = (place) => ({
  place_id: place.id,
  description: `${mainText(place)}, ${secondaryText(place)}`,
  structured_formatting: {
    main_text: mainText(place),
    main_text_matched_substrings: [],
    secondary_text: secondaryText(place),
  },
  matched_substrings: [],
  terms: [],
  types: typesOf(place),
});

/** Legacy autocomplete, with callback and promise. */
class AutocompleteService {
  async getPlacePredictions(request, callback) {
    throwIfRefused('legacy-places', 'PLACES_AUTOCOMPLETE');
    const bias = request.locationBias || request.location;
    const predictions = suggested(request.input, request.types || [], bias).map(predictionOf);
    const status = predictions.length > 0 ? PlacesServiceStatus.OK : PlacesServiceStatus.ZERO_RESULTS;
    if (callback) callback(predictions.length > 0 ? predictions : null, status);
    return { predictions };
  }
}

class PlacesService {
  getDetails({ placeId }, callback) {
    const place = sandboxSettings.places.find((candidate) => candidate.id === placeId);
    if (place) callback({ ...geocoded(place), name: mainText(place) }, PlacesServiceStatus.OK);
    else callback(null, PlacesServiceStatus.NOT_FOUND);
  }
}
