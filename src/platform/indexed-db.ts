import { createStore, del, delMany, get, keys, set, update, type UseStore } from 'idb-keyval';

/** A small store that outlives a closed tab (contract, section 2): one IndexedDB, keyed by shop. */
export interface ShopDatabase {
  get(name: string): Promise<unknown>;
  /** @returns whether the value outlives the page. */
  set(name: string, value: unknown): Promise<boolean>;
  remove(name: string): Promise<void>;
  /** Makes one value of another in one step, with no other tab in between. */
  update(name: string, change: (value: unknown) => unknown): Promise<void>;
}

/** What the browser refused to keep, by key: this page alone remembers it. */
const unstored = new Map<string, unknown>();

/** The page's one connection: every other would stay open, and listened to, as long as the page. */
let store: UseStore | undefined;

/** ms after which a browser that says neither yes nor no is taken to refuse. */
const STORAGE_TIMEOUT_MS = 5000;
/** Whether something asked for is still without an answer after that: nobody waits so long once more. */
let isUnresponsive = false;

/** Begins anew: what only the page before remembers ends, and so does its connection. */
export function resetUnstoredValues(): void {
  unstored.clear();
  store = undefined;
  isUnresponsive = false;
}

/** @throws when the browser stays silent. */
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

/** @returns null where the browser refuses. */
async function tryStorage<T>(act: (store: UseStore) => Promise<T>): Promise<{ value: T } | null> {
  try {
    store ??= createStore('storefront', 'kept');
    return { value: await withTimeout(act(store)) };
  } catch {
    return null;
  }
}

/** Removes what is kept under these names, of every shop of this origin. */
export async function removeFromAllShops(names: readonly string[]): Promise<void> {
  const isMeant = (key: unknown) => typeof key === 'string' && names.includes(key.replace(/^.*\//, ''));
  const removed = await tryStorage(async (idbStore) =>
    delMany((await keys(idbStore)).filter(isMeant), idbStore),
  );
  for (const key of [...unstored.keys()].filter(isMeant)) {
    if (removed) unstored.delete(key);
    else unstored.set(key, undefined);
  }
}

/**
 * @param shop what the keys are told apart by: shops that share an origin share the database.
 * Where storage is forbidden or full (private mode), nothing outlives the page and nothing fails.
 */
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
    set: (name, value) => write(keyOf(name), value, (idbStore) => set(keyOf(name), value, idbStore)),
    remove: async (name) => {
      await write(keyOf(name), undefined, (idbStore) => del(keyOf(name), idbStore));
    },
    update: async (name, change) => {
      const key = keyOf(name);
      if (unstored.has(key)) await database.set(name, change(unstored.get(key)));
      // What cannot be read, such as a large value that was damaged on the disk, can still be written anew.
      else if (!(await tryStorage((idbStore) => update<unknown>(key, change, idbStore))))
        await database.set(name, change(await database.get(name)));
    },
  };
  return database;
}
