// Part of the maps stub. sandbox/maps/script.ts puts all parts into one function scope.

const GeocoderStatus = {
  OK: 'OK',
  ZERO_RESULTS: 'ZERO_RESULTS',
  ERROR: 'ERROR',
  INVALID_REQUEST: 'INVALID_REQUEST',
  OVER_QUERY_LIMIT: 'OVER_QUERY_LIMIT',
  REQUEST_DENIED: 'REQUEST_DENIED',
  UNKNOWN_ERROR: 'UNKNOWN_ERROR',
};

/** Beyond this distance from the town, no addresses exist. */
const KNOWN_RADIUS_M = 50_000;

const component = (name, ...types) => ({ long_name: name, short_name: name, types });

function componentsOf(place) {
  return [
    place.establishment && component(place.establishment, 'establishment', 'point_of_interest'),
    place.sublocality3 && component(place.sublocality3, 'political', 'sublocality', 'sublocality_level_3'),
    place.sublocality2 && component(place.sublocality2, 'political', 'sublocality', 'sublocality_level_2'),
    component(place.sublocality1, 'political', 'sublocality', 'sublocality_level_1'),
    component(place.locality, 'locality', 'political'),
    component(place.state, 'administrative_area_level_1', 'political'),
    { long_name: 'India', short_name: 'IN', types: ['country', 'political'] },
    component(place.pincode, 'postal_code'),
  ].filter(Boolean);
}

const addressOf = (place) =>
  [
    place.establishment,
    place.sublocality3,
    place.sublocality2,
    place.sublocality1,
    place.locality,
    `${place.state} ${place.pincode}`,
    'India',
  ]
    .filter(Boolean)
    .join(', ');

const typesOf = (place) =>
  place.establishment ? ['establishment', 'point_of_interest'] : ['geocode', 'political', 'sublocality'];

const geocoded = (place, location = locationOf(place)) => ({
  address_components: componentsOf(place),
  formatted_address: addressOf(place),
  geometry: {
    location,
    location_type: 'APPROXIMATE',
    viewport: new LatLngBounds(location, location),
  },
  place_id: place.id,
  types: typesOf(place),
});

function nearest(location) {
  const addressed = sandboxSettings.places.filter((place) => !place.establishment);
  const [first] = addressed
    .map((place) => ({ place, metres: spherical.computeDistanceBetween(location, locationOf(place)) }))
    .sort((a, b) => a.metres - b.metres);
  return first && first.metres <= KNOWN_RADIUS_M ? first.place : undefined;
}

const isNamed = (place, words) => words.every((word) => addressOf(place).toLowerCase().includes(word));

const wordsOf = (text) =>
  text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);

/** Like the real service, ignores unknown words. */
function bestNamed(words) {
  const named = (place) => words.filter((word) => isNamed(place, [word])).length;
  const [best] = sandboxSettings.places
    .filter((place) => !place.establishment)
    .toSorted((a, b) => named(b) - named(a));
  return best && named(best) > 0 ? best : undefined;
}

function resultsFor(request) {
  if (request.placeId) {
    return sandboxSettings.places
      .filter((place) => place.id === request.placeId)
      .map((place) => geocoded(place));
  }
  if (request.location || request.latLng) {
    const location = toLatLng(request.location || request.latLng);
    const place = nearest(location);
    return place ? [geocoded(place, location)] : [];
  }
  const place = bestNamed(wordsOf(request.address || ''));
  return place ? [geocoded(place)] : [];
}

/** Like the real one, rejects without a result. */
class Geocoder {
  async geocode(request, callback) {
    await new Promise((resolve) => setTimeout(resolve, 50 + sandboxSettings.geocodingDelayMs));
    const refusal = sandboxSettings.refusals.geocode;
    const results = refusal ? [] : resultsFor(request);
    const status = refusal || (results.length > 0 ? GeocoderStatus.OK : GeocoderStatus.ZERO_RESULTS);
    if (callback) callback(results.length > 0 ? results : null, status);
    if (results.length > 0) return { results };
    // The real one rejects too when a callback is given, but handles that rejection itself.
    if (callback) return { results: [] };
    const error = new Error(`GEOCODER_GEOCODE: ${status}: no result`);
    error.code = status;
    throw error;
  }
}
