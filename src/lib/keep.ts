import { createStore, del, get, set, update, type UseStore } from 'idb-keyval';

/** A small store that outlives a closed tab (contract, section 2): one IndexedDB, keyed by shop. */
export interface Keep {
  get(name: string): Promise<unknown>;
  set(name: string, value: unknown): Promise<void>;
  remove(name: string): Promise<void>;
  /** Makes one value of another in one step, with no other tab in between. */
  update(name: string, change: (value: unknown) => unknown): Promise<void>;
}

/**
 * @param shop what the keys are told apart by: shops that share an origin share the database.
 * Where storage is forbidden or full (private mode), nothing is kept and nothing fails.
 */
export function openKeep(shop: string): Keep {
  let store: UseStore | undefined;
  const within = async <T>(act: (store: UseStore) => Promise<T>): Promise<T | undefined> => {
    try {
      store ??= createStore('storefront', 'kept');
      return await act(store);
    } catch {
      return undefined;
    }
  };
  const key = (name: string) => `${shop}/${name}`;
  return {
    get: (name) => within<unknown>((opened) => get(key(name), opened)),
    set: async (name, value) => {
      await within((opened) => set(key(name), value, opened));
    },
    remove: async (name) => {
      await within((opened) => del(key(name), opened));
    },
    update: async (name, change) => {
      await within((opened) => update<unknown>(key(name), change, opened));
    },
  };
}
