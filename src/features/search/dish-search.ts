import type { Ranker, SearchableDish } from './rank';
import type { SearchResponse, SearchRequest } from './rank.worker';

export interface DishSearch {
  prepare: () => Promise<void>;
  /** Returns ids, best first; undefined when a newer query replaced this one. @throws Error on a chunk load error */
  find: (query: string) => Promise<readonly string[] | undefined>;
}

interface PendingQuery {
  number: number;
  query: string;
  settle: (ids: Promise<readonly string[]> | readonly string[] | undefined) => void;
}

/** Worker shared by all searches; null when the browser cannot create or load it. */
let sharedWorker: Worker | null | undefined;
let latestNumber = 0;

function startWorker(): Worker | null {
  if (sharedWorker !== undefined) return sharedWorker;
  try {
    sharedWorker = new Worker(new URL('./rank.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    sharedWorker = null;
  }
  return sharedWorker;
}

/** Creates a search over dishes in menu order. It replaces the previous search in the shared worker. */
export function makeDishSearch(dishes: readonly SearchableDish[]): DishSearch {
  let ranker: Ranker | undefined;
  let worker: Worker | null | undefined;
  let pending: PendingQuery | undefined;

  const loadRanker = async (): Promise<Ranker> => {
    const { makeRanker } = await import('./rank');
    ranker ??= makeRanker(dishes);
    return ranker;
  };

  const settle = (ids: Parameters<PendingQuery['settle']>[0]) => {
    pending?.settle(ids);
    pending = undefined;
  };

  const post = (request: SearchRequest) => worker?.postMessage(request);

  const begin = () => {
    if (worker !== undefined) return;
    worker = startWorker();
    if (!worker) return;
    worker.onmessage = ({ data }: MessageEvent<SearchResponse>) => {
      if (data.number === pending?.number) settle(data.ids);
    };
    // The worker file failed to load, or the browser has no module workers. Search on the main thread.
    worker.onerror = () => {
      sharedWorker?.terminate();
      sharedWorker = worker = null;
      const query = pending?.query;
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
      latestNumber += 1;
      return new Promise((resolve) => {
        pending = { number: latestNumber, query, settle: resolve };
        if (worker) post({ query, number: latestNumber });
        else settle(loadRanker().then((rank) => rank(query)));
      });
    },
  };
}
