/**
 * The search in a thread of its own: names are indexed and compared here, so that no key waits for it. Of the
 * queries that have come meanwhile only the latest is answered.
 */
import { makeRanker, type Named, type Ranker } from './rank';

/** What the page sends: the dishes to search among from now on, or a query with its number. */
export type SearchRequest = { dishes: readonly Named[] } | { query: string; number: number };

/** The answer to the query of that number: ids, best first. */
export interface SearchResponse {
  number: number;
  ids: string[];
}

/** The types of the whole project are those of a page. */
const thread = globalThis as unknown as {
  onmessage: (message: { data: SearchRequest }) => void;
  postMessage: (answer: SearchResponse) => void;
};

let rank: Ranker | undefined;
let latest: Extract<SearchRequest, { query: string }> | undefined;

function answer(): void {
  if (!latest || !rank) return;
  const { query, number } = latest;
  latest = undefined;
  thread.postMessage({ number, ids: rank(query) });
}

thread.onmessage = ({ data }) => {
  if ('dishes' in data) {
    rank = makeRanker(data.dishes);
    return;
  }
  // Whatever else has arrived by now is taken first.
  if (!latest) setTimeout(answer);
  latest = data;
};
