/** Indexes and ranks names off the main thread. Answers only the latest of the pending queries. */
import { makeRanker, type SearchableDish, type Ranker } from './rank';

export type SearchRequest = { dishes: readonly SearchableDish[] } | { query: string; number: number };

export interface SearchResponse {
  number: number;
  ids: string[];
}

/** The project compiles with DOM types, which lack worker globals. */
const workerScope = globalThis as unknown as {
  onmessage: (message: { data: SearchRequest }) => void;
  postMessage: (answer: SearchResponse) => void;
};

let rank: Ranker | undefined;
let latest: Extract<SearchRequest, { query: string }> | undefined;

function answer(): void {
  if (!latest || !rank) return;
  const { query, number } = latest;
  latest = undefined;
  workerScope.postMessage({ number, ids: rank(query) });
}

workerScope.onmessage = ({ data }) => {
  if ('dishes' in data) {
    rank = makeRanker(data.dishes);
    return;
  }
  // Handle all pending messages first, so that only the latest query is answered.
  if (!latest) setTimeout(answer);
  latest = data;
};
