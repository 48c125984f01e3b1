/** Local and session storage. When it is forbidden or full, values live as long as the page. */
interface TextStorage {
  get(key: string): string;
  /** '' removes the key. An equal value is not written again. @returns whether the value is persisted. */
  set(key: string, value: string): boolean;
  clearUnstored(): void;
}

function textStorage(open: () => Storage): TextStorage {
  /** Values that storage refused. One is dropped when the stored value changes: another page has written it. */
  const unstored = new Map<string, { value: string; storedBefore: string }>();
  const read = (key: string): string => {
    try {
      return open().getItem(key) ?? '';
    } catch {
      return '';
    }
  };
  return {
    get: (key) => {
      const stored = read(key);
      const own = unstored.get(key);
      return own?.storedBefore === stored ? own.value : stored;
    },
    set: (key, value) => {
      unstored.delete(key);
      // Another page may be changing it.
      if (read(key) === value) return true;
      try {
        if (value) open().setItem(key, value);
        else open().removeItem(key);
        return true;
      } catch {
        unstored.set(key, { value, storedBefore: read(key) });
        return false;
      }
    },
    clearUnstored: () => unstored.clear(),
  };
}

export const safeLocalStorage = textStorage(() => localStorage);
export const safeSessionStorage = textStorage(() => sessionStorage);

export function storageKeys(area: 'localStorage' | 'sessionStorage'): string[] {
  try {
    const storage = area === 'localStorage' ? localStorage : sessionStorage;
    return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  } catch {
    return [];
  }
}
