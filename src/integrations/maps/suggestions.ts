/// <reference types="google.maps" />
import { pointOf, type Point } from './geocode';
import { withTimeout } from './with-timeout';

export interface Suggestion {
  id: string;
  name: string;
  /** Distinguishes places of the same name: '…, Bengaluru, Karnataka'. */
  context: string;
  point: () => Promise<Point | null>;
}

/** Bias around the current point (spec §9). */
const BIAS_RADIUS_METRES = 3000;
/** Streets and areas, no businesses. */
const TYPES = ['geocode'];

/** Groups the requests of one search, which the service bills as one. */
export type SearchSession = google.maps.places.AutocompleteSessionToken;

export function createSearchSession(): SearchSession {
  return new google.maps.places.AutocompleteSessionToken();
}

async function suggestWithNewApi(
  input: string,
  near: Point,
  sessionToken: SearchSession,
): Promise<Suggestion[]> {
  const { suggestions } = await withTimeout(
    google.maps.places.AutocompleteSuggestion.fetchAutocompleteSuggestions({
      input,
      includedPrimaryTypes: TYPES,
      locationBias: { center: near, radius: BIAS_RADIUS_METRES },
      sessionToken,
    }),
  );
  return suggestions.flatMap(({ placePrediction: found }) =>
    found
      ? [
          {
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
          },
        ]
      : [],
  );
}

async function suggestWithLegacyApi(
  input: string,
  near: Point,
  sessionToken: SearchSession,
): Promise<Suggestion[]> {
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const service = new google.maps.places.AutocompleteService();
  const { predictions } = await withTimeout(
    service.getPlacePredictions({
      input,
      types: TYPES,
      locationBias: { center: near, radius: BIAS_RADIUS_METRES },
      sessionToken,
    }),
  );
  return predictions.map((found) => ({
    id: found.place_id,
    name: found.structured_formatting.main_text,
    context: found.structured_formatting.secondary_text,
    point: () => pointOf({ placeId: found.place_id }),
  }));
}

/** Tries both APIs, because an API key may allow only one of them. @returns [] when both fail. */
export async function suggestPlaces(
  input: string,
  near: Point,
  session: SearchSession,
): Promise<Suggestion[]> {
  for (const suggest of [suggestWithNewApi, suggestWithLegacyApi]) {
    try {
      return await suggest(input, near, session);
    } catch (error) {
      console.warn('The place search failed', error);
    }
  }
  return [];
}
