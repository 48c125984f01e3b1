/** Web storage for tests of the store. What else a test needs from a browser, it stubs itself. */
import { afterEach, beforeEach } from 'vitest';
import { resetStorage } from './reset-storage';

class MapStorage implements Storage {
  readonly #items = new Map<string, string>();
  get length() {
    return this.#items.size;
  }
  clear() {
    this.#items.clear();
  }
  getItem(key: string) {
    return this.#items.get(key) ?? null;
  }
  key(index: number) {
    return [...this.#items.keys()][index] ?? null;
  }
  removeItem(key: string) {
    this.#items.delete(key);
  }
  setItem(key: string, value: string) {
    this.#items.set(key, value);
  }
}

globalThis.localStorage ??= new MapStorage();
globalThis.sessionStorage ??= new MapStorage();

afterEach(resetStorage);
// Again, because the store of a tab may write until its test has finished.
beforeEach(resetStorage);
