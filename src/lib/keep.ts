import { createStore, del, delMany, get, keys, set, update, type UseStore } from 'idb-keyval';

/** A small store that outlives a closed tab (contract, section 2): one IndexedDB, keyed by shop. */
export interface Keep {
  get(name: string): Promise<unknown>;
  /** @returns whether the value outlives the page. */
  set(name: string, value: unknown): Promise<boolean>;
  remove(name: string): Promise<void>;
  /** Makes one value of another in one step, with no other tab in between. */
  update(name: string, change: (value: unknown) => unknown): Promise<void>;
}

/** What the browser refused to keep, by key: this page alone remembers it. */
const refused = new Map<string, unknown>();

/** The page's one connection: every other would stay open, and listened to, as long as the page. */
let store: UseStore | undefined;

/** ms after which a browser that says neither yes nor no is taken to refuse. */
const SILENCE = 5000;
/** Whether something asked for is still without an answer after that: nobody waits so long once more. */
let isSilent = false;

/** Begins anew: what only the page before remembers ends, and so does its connection. */
export function beginPage(): void {
  refused.clear();
  store = undefined;
  isSilent = false;
}

/** @throws when the browser stays silent. */
function answered<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      isSilent = true;
      reject(new Error('The storage does not answer'));
    };
    const timer = setTimeout(giveUp, isSilent ? 0 : SILENCE);
    void answer
      .finally(() => {
        clearTimeout(timer);
        isSilent = false;
      })
      .then(resolve, reject);
  });
}

/** @returns null where the browser refuses. */
async function attempt<T>(act: (store: UseStore) => Promise<T>): Promise<{ value: T } | null> {
  try {
    store ??= createStore('storefront', 'kept');
    return { value: await answered(act(store)) };
  } catch {
    return null;
  }
}

/** Removes what is kept under these names, of every shop of this origin. */
export async function removeOfAllShops(names: readonly string[]): Promise<void> {
  const isMeant = (key: unknown) => typeof key === 'string' && names.includes(key.replace(/^.*\//, ''));
  const removed = await attempt(async (opened) => delMany((await keys(opened)).filter(isMeant), opened));
  for (const key of [...refused.keys()].filter(isMeant)) {
    if (removed) refused.delete(key);
    else refused.set(key, undefined);
  }
}

/**
 * @param shop what the keys are told apart by: shops that share an origin share the database.
 * Where storage is forbidden or full (private mode), nothing outlives the page and nothing fails.
 */
export function openKeep(shop: string): Keep {
  const keyOf = (name: string) => `${shop}/${name}`;
  const write = async (key: string, value: unknown, act: (store: UseStore) => Promise<void>) => {
    const isStored = (await attempt(act)) !== null;
    if (isStored) refused.delete(key);
    else refused.set(key, value);
    return isStored;
  };
  const keep: Keep = {
    get: async (name) => {
      const key = keyOf(name);
      return refused.has(key)
        ? refused.get(key)
        : (await attempt((opened) => get<unknown>(key, opened)))?.value;
    },
    set: (name, value) => write(keyOf(name), value, (opened) => set(keyOf(name), value, opened)),
    remove: async (name) => {
      await write(keyOf(name), undefined, (opened) => del(keyOf(name), opened));
    },
    update: async (name, change) => {
      const key = keyOf(name);
      if (refused.has(key)) await keep.set(name, change(refused.get(key)));
      // What cannot be read, such as a large value that was damaged on the disk, can still be written anew.
      else if (!(await attempt((opened) => update<unknown>(key, change, opened))))
        await keep.set(name, change(await keep.get(name)));
    },
  };
  return keep;
}
