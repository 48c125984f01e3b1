import type { Named, Ranker } from './rank';
import type { SearchResponse, SearchRequest } from './rank.worker';

/** Searches dishes by name, see `makeRanker`. */
export interface DishSearch {
  /** Builds the index before the first query. */
  prepare: () => Promise<void>;
  /** Returns ids, best first; undefined when a newer query replaced this one. @throws Error on a chunk load error */
  find: (query: string) => Promise<readonly string[] | undefined>;
}

interface Waiting {
  number: number;
  query: string;
  settle: (ids: Promise<readonly string[]> | readonly string[] | undefined) => void;
}

/** Worker shared by all searches; null when the browser cannot create it. */
let thread: Worker | null | undefined;
/** Number of the latest query of all searches. */
let number = 0;

/** Returns the worker; null means that the main thread searches. */
function startThread(): Worker | null {
  if (thread !== undefined) return thread;
  try {
    thread = new Worker(new URL('./rank.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    thread = null;
  }
  return thread;
}

/** Creates a search over dishes in menu order. It replaces the previous search in the shared worker. */
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
    // The worker file failed to load, or the browser has no module workers. Search on the main thread.
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
