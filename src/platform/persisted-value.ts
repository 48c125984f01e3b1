import { openShopDatabase, removeRecords, resetUnstoredValues } from './indexed-db';
import { safeLocalStorage, safeSessionStorage, storageKeys } from './web-storage';

/** Web storage is read synchronously. Session storage ends with the tab. IndexedDB holds objects. */
type Area = 'localStorage' | 'sessionStorage' | 'IndexedDB';

/**
 * Owner of a value. 'diner': cleared by the tab that logs out. 'visit': cleared in every tab after a logout. 'shop', this
 * shop on this device: survives a logout, except for the cart id, which is cleared through the state.
 */
type Scope = 'shop' | 'visit' | 'diner';

export interface StorageShop {
  key: string;
  hasSharedOrigin: boolean;
}

export interface PersistedValue {
  name: string;
  area: Area;
  scope: Scope;
  /** Whether it is also cleared when its cart is ordered, deleted or emptied (contract §8). */
  isClearedWithCart?: boolean;
  remove: (shop: StorageShop) => void | Promise<void>;
}

interface TextDeclaration<Value> {
  name: string;
  area: 'localStorage' | 'sessionStorage';
  scope: Scope;
  isClearedWithCart?: boolean;
  /** Storage key; `name:shop` by default. */
  keyFor?: (shop: StorageShop) => string;
  /** Receives '' for a missing value, and any text when the storage was tampered with. */
  parse: (text: string) => Value;
  format?: (value: NonNullable<Value>) => string;
}

function storageOf(area: 'localStorage' | 'sessionStorage') {
  return area === 'localStorage' ? safeLocalStorage : safeSessionStorage;
}

/* @__NO_SIDE_EFFECTS__ */
export function persistedText<Value>(declaration: TextDeclaration<Value>) {
  const { name, area, keyFor = ({ key }) => `${name}:${key}`, parse, format = String } = declaration;
  const storage = storageOf(area);
  return {
    ...declaration,
    keyFor,
    read: (shop: StorageShop): Value => parse(storage.get(keyFor(shop))),
    write: (shop: StorageShop, value: NonNullable<Value>): void => {
      storage.set(keyFor(shop), format(value));
    },
    remove: (shop: StorageShop): void => {
      storage.set(keyFor(shop), '');
    },
  };
}

/** Declares a text that all shops of the origin share. It is known before the shop is, and survives a logout. */
/* @__NO_SIDE_EFFECTS__ */
export function sharedText(name: string, area: 'localStorage' | 'sessionStorage') {
  const storage = storageOf(area);
  return {
    read: (): string => storage.get(name),
    /** @returns whether the value is persisted. */
    write: (text: string): boolean => storage.set(name, text),
  };
}

interface RecordDeclaration<Value> {
  name: string;
  /** Increment when a field gets another meaning. `parse` rejects a value of another shape. */
  version?: number;
  scope: 'shop' | 'diner';
  isClearedWithCart?: boolean;
  /** Receives undefined for a missing value, and any value when the database was tampered with. */
  parse: (stored: unknown) => Value;
}

/** Declares a value in IndexedDB, which holds anything that can be cloned and outlives the tab. */
/* @__NO_SIDE_EFFECTS__ */
export function persistedRecord<Value>(declaration: RecordDeclaration<Value>) {
  const { version, parse } = declaration;
  const name = version === undefined ? declaration.name : `${declaration.name}:${String(version)}`;
  return {
    ...declaration,
    name,
    area: 'IndexedDB' as const,
    read: async ({ key }: StorageShop): Promise<Value> => parse(await openShopDatabase(key).get(name)),
    /** @returns whether the value is persisted. */
    write: ({ key }: StorageShop, value: NonNullable<Value>): Promise<boolean> =>
      openShopDatabase(key).set(name, value),
    /** Updates the value atomically across tabs. */
    update: ({ key }: StorageShop, change: (value: Value) => NonNullable<Value>): Promise<void> =>
      openShopDatabase(key).update(name, (stored) => change(parse(stored))),
    remove: ({ key }: StorageShop): Promise<void> => openShopDatabase(key).remove(name),
  };
}

/** Removes a value of all shops of the origin. Web storage is cleared synchronously. */
export async function removeFromAllShops(value: PersistedValue, shop: StorageShop): Promise<void> {
  const { name, area } = value;
  const removed = value.remove(shop);
  if (area === 'IndexedDB') await Promise.all([removed, removeRecords(name)]);
  else for (const key of storageKeys(area)) if (key.startsWith(`${name}:`)) storageOf(area).set(key, '');
}

/** Drops values that could not be stored, as a page load does, for tests. */
export function clearUnstoredValues(): void {
  resetUnstoredValues();
  safeLocalStorage.clearUnstored();
  safeSessionStorage.clearUnstored();
}
