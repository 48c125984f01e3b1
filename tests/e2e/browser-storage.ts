import type { Page } from '@playwright/test';

export function readBrowserStorage(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const resultOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
      });
    const databases: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await resultOf(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const records = database.transaction(store).objectStore(store);
        databases.push(await resultOf(records.getAllKeys()), await resultOf(records.getAll()));
      }
      database.close();
    }
    return JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), databases]);
  });
}

export async function writeIndexedDb(page: Page, records: Readonly<Record<string, unknown>>): Promise<void> {
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

/** Opens every page of `spice-garden` in a language that was chosen in this visit. */
export async function chooseLanguageOfVisit(page: Page, language: string): Promise<void> {
  const record = JSON.stringify({ version: 1, language });
  await page.addInitScript((text) => sessionStorage.setItem('visit:spice-garden', text), record);
}
