import { createStore, type UseStore } from 'idb-keyval';

/** The store of all shops of the origin. Another name would lose what earlier releases have stored. */
export function openDatabase(): UseStore {
  return createStore('storefront', 'kept');
}
