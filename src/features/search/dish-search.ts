import type { Named, Ranker } from './rank';
import type { SearchResponse, SearchRequest } from './rank.worker';

/** Searches a menu's dishes by name; see `makeRanker`. */
export interface DishSearch {
  /** Makes the index, so that the first query does not wait for it. */
  prepare: () => Promise<void>;
  /**
   * Ids, best first; undefined where a later query has been asked meanwhile.
   * @throws Error while the code cannot be loaded; asking again tries again.
   */
  find: (query: string) => Promise<readonly string[] | undefined>;
}

interface Waiting {
  number: number;
  query: string;
  settle: (ids: Promise<readonly string[]> | readonly string[] | undefined) => void;
}

/** One for the page, whatever it searches among; null where the browser will not have it. */
let thread: Worker | null | undefined;
/** Of the latest query, whatever it was searched among. */
let number = 0;

/** The thread that searches, or null: then the page does it itself. */
function startThread(): Worker | null {
  if (thread !== undefined) return thread;
  try {
    thread = new Worker(new URL('./rank.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    thread = null;
  }
  return thread;
}

/** A search among dishes in the menu's order. What was searched among before is not any longer. */
export function makeDishSearch(dishes: readonly Named[]): DishSearch {
  let ranker: Ranker | undefined;
  let worker: Worker | null | undefined;
  let waiting: Waiting | undefined;

  const loadRanker = async (): Promise<Ranker> => {
    const { makeRanker } = await import('./rank');
    ranker ??= makeRanker(dishes);
    return ranker;
  };

  const settle = (ids: Parameters<Waiting['settle']>[0]) => {
    waiting?.settle(ids);
    waiting = undefined;
  };

  const post = (asked: SearchRequest) => worker?.postMessage(asked);

  const begin = () => {
    if (worker !== undefined) return;
    worker = startThread();
    if (!worker) return;
    worker.onmessage = ({ data }: MessageEvent<SearchResponse>) => {
      if (data.number === waiting?.number) settle(data.ids);
    };
    // Its file did not come, or the browser has none for modules: what it was asked is searched here.
    worker.onerror = () => {
      thread?.terminate();
      thread = worker = null;
      const query = waiting?.query;
      if (query !== undefined) settle(loadRanker().then((rank) => rank(query)));
    };
    post({ dishes: dishes.map(({ id, name }) => ({ id, name })) });
  };

  return {
    prepare: async () => {
      begin();
      if (!worker) await loadRanker();
    },
    find: (query) => {
      begin();
      settle(undefined);
      number += 1;
      return new Promise((resolve) => {
        waiting = { number, query, settle: resolve };
        if (worker) post({ query, number });
        else settle(loadRanker().then((rank) => rank(query)));
      });
    },
  };
}
