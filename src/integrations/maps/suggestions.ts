/// <reference types="google.maps" />
import { pointOf, withTimeout, type Point } from './geocode';

export interface Suggestion {
  id: string;
  name: string;
  /** Distinguishes places of the same name: '…, Bengaluru, Karnataka'. */
  context: string;
  point: () => Promise<Point | null>;
}

/** Bias around the current point (docs/behaviour.md 11.2). */
const BIAS_RADIUS_METRES = 3000;
/** Streets and areas, no businesses. The current API knows the type, but compares it with a place's primary type only. */
const STREETS_AND_AREAS = ['geocode'];

/** Groups the requests of one search, which the service bills as one. */
export type SearchSession = google.maps.places.AutocompleteSessionToken;

export function createSearchSession(): SearchSession {
  return new google.maps.places.AutocompleteSessionToken();
}

interface PlaceQuery {
  input: string;
  sessionToken: SearchSession;
  locationBias: { center: Point; radius: number };
}

async function suggestWithNewApi(query: PlaceQuery, types?: string[]): Promise<Suggestion[]> {
  const request = { ...query, ...(types && { includedPrimaryTypes: types }) };
  const { suggestions } =
    await google.maps.places.AutocompleteSuggestion.fetchAutocompleteSuggestions(request);
  return suggestions
    .flatMap(({ placePrediction }) => placePrediction ?? [])
    .map((found) => ({
      id: found.placeId,
      name: found.mainText?.text ?? found.text.text,
      context: found.secondaryText?.text ?? '',
      point: async () => {
        try {
          const { place } = await withTimeout(found.toPlace().fetchFields({ fields: ['location'] }));
          return place.location?.toJSON() ?? null;
        } catch {
          return null;
        }
      },
    }));
}

async function suggestWithLegacyApi(query: PlaceQuery, types?: string[]): Promise<Suggestion[]> {
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const service = new google.maps.places.AutocompleteService();
  const { predictions } = await service.getPlacePredictions({ ...query, ...(types && { types }) });
  return predictions.map((found) => ({
    id: found.place_id,
    name: found.structured_formatting.main_text,
    context: found.structured_formatting.secondary_text,
    point: () => pointOf({ placeId: found.place_id }),
  }));
}

async function searchPlaces(query: PlaceQuery): Promise<Suggestion[]> {
  let isAnswered = false;
  for (const types of [STREETS_AND_AREAS, undefined]) {
    isAnswered = false;
    for (const suggest of [suggestWithNewApi, suggestWithLegacyApi]) {
      try {
        const places = await suggest(query, types);
        if (places.length > 0) return places;
        isAnswered = true;
      } catch (error) {
        if (String(error).includes('ZERO_RESULTS')) isAnswered = true;
        else console.warn('The place search failed', error);
      }
    }
  }
  if (!isAnswered) throw new Error('The maps service refuses the place search');
  return [];
}

/**
 * Tries both APIs, because a key may allow only one of them, first for streets and areas and then for any place
 * (docs/behaviour.md 11.2). @returns [] when nothing is found.
 * @throws Error when both APIs refuse the search for any place or fail, and after `MAPS_TIMEOUT_MS`.
 */
export function suggestPlaces(
  input: string,
  near: Point,
  sessionToken: SearchSession,
): Promise<Suggestion[]> {
  const locationBias = { center: near, radius: BIAS_RADIUS_METRES };
  return withTimeout(searchPlaces({ input, sessionToken, locationBias }));
}
