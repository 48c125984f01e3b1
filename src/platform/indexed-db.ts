import { createStore, del, delMany, get, keys, promisifyRequest, update, type UseStore } from 'idb-keyval';

/** Storage that outlives the tab (contract §2): one IndexedDB, keyed by shop. */
interface ShopDatabase {
  get(name: string): Promise<unknown>;
  /** @returns whether the value is persisted. */
  set(name: string, value: unknown): Promise<boolean>;
  remove(name: string): Promise<void>;
  /** Updates a value atomically across tabs. */
  update(name: string, change: (value: unknown) => unknown): Promise<void>;
}

/** Values that the browser could not store, by key. They live as long as the page. */
const unstored = new Map<string, unknown>();

/** Shared connection, because each connection stays open as long as the page. */
let store: UseStore | undefined;

/** IndexedDB requests that take longer than this count as failed. */
const STORAGE_TIMEOUT_MS = 5000;
/** Whether a request has timed out and is still unanswered. Further requests then fail at once. */
let isUnresponsive = false;

/** Resets this module as a page load does, for tests. */
export function resetUnstoredValues(): void {
  unstored.clear();
  store = undefined;
  isUnresponsive = false;
}

/** @throws Error when IndexedDB does not answer. */
function withTimeout<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      isUnresponsive = true;
      reject(new Error('The storage does not answer'));
    };
    const timer = setTimeout(giveUp, isUnresponsive ? 0 : STORAGE_TIMEOUT_MS);
    void answer
      .finally(() => {
        clearTimeout(timer);
        isUnresponsive = false;
      })
      .then(resolve, reject);
  });
}

/** @returns null when the request fails or times out. */
async function tryStorage<T>(act: (store: UseStore) => Promise<T>): Promise<{ value: T } | null> {
  try {
    // Do not rename: another name would lose the values of earlier visits.
    store ??= createStore('storefront', 'kept');
    return { value: await withTimeout(act(store)) };
  } catch {
    return null;
  }
}

/** Like `set` of idb-keyval, but commits at once: a reload right after it does not lose the value. */
function setAndCommit(key: string, value: unknown, idbStore: UseStore): Promise<void> {
  return idbStore('readwrite', (records) => {
    records.put(value, key);
    records.transaction.commit();
    return promisifyRequest(records.transaction);
  });
}

export async function removeRecords(name: string): Promise<void> {
  const hasName = (key: unknown) => typeof key === 'string' && key.replace(/^.*\//, '') === name;
  const removed = await tryStorage(async (idbStore) =>
    delMany((await keys(idbStore)).filter(hasName), idbStore),
  );
  for (const key of [...unstored.keys()].filter(hasName)) {
    if (removed) unstored.delete(key);
    else unstored.set(key, undefined);
  }
}

export function openShopDatabase(shop: string): ShopDatabase {
  const keyOf = (name: string) => `${shop}/${name}`;
  const write = async (key: string, value: unknown, act: (store: UseStore) => Promise<void>) => {
    const isStored = (await tryStorage(act)) !== null;
    if (isStored) unstored.delete(key);
    else unstored.set(key, value);
    return isStored;
  };
  const database: ShopDatabase = {
    get: async (name) => {
      const key = keyOf(name);
      return unstored.has(key)
        ? unstored.get(key)
        : (await tryStorage((idbStore) => get<unknown>(key, idbStore)))?.value;
    },
    set: (name, value) => write(keyOf(name), value, (idbStore) => setAndCommit(keyOf(name), value, idbStore)),
    remove: async (name) => {
      await write(keyOf(name), undefined, (idbStore) => del(keyOf(name), idbStore));
    },
    update: async (name, change) => {
      const key = keyOf(name);
      if (unstored.has(key)) await database.set(name, change(unstored.get(key)));
      // A value that cannot be read, such as one damaged on disk, can still be overwritten.
      else if (!(await tryStorage((idbStore) => update<unknown>(key, change, idbStore))))
        await database.set(name, change(await database.get(name)));
    },
  };
  return database;
}
