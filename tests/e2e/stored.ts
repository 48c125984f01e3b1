import type { Page } from '@playwright/test';

/** Everything that the page has persisted for its origin, as one text. */
export function storedBy(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
      });
    const bases: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const base = await asked(indexedDB.open(name));
      for (const store of base.objectStoreNames) {
        const records = base.transaction(store).objectStore(store);
        bases.push(await asked(records.getAllKeys()), await asked(records.getAll()));
      }
      base.close();
    }
    return JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), bases]);
  });
}

export async function overwrite(page: Page, records: Readonly<Record<string, unknown>>): Promise<void> {
  await page.evaluate(async (entries) => {
    const base = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('storefront');
      opening.onupgradeneeded = () => opening.result.createObjectStore('kept');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error ?? new Error('IndexedDB'));
    });
    const writing = base.transaction('kept', 'readwrite');
    for (const [key, value] of entries) writing.objectStore('kept').put(value, key);
    await new Promise((resolve) => (writing.oncomplete = resolve));
    base.close();
  }, Object.entries(records));
}
