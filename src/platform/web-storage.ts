/** Local and session storage; what they refuse (forbidden or full, as in private mode) is remembered by this page alone. */
export interface TextStorage {
  get(key: string): string;
  /** '' removes the key. @returns whether another page will find it so. */
  set(key: string, value: string): boolean;
  /** Ends what only this page remembers. */
  clearUnstored(): void;
}

function textStorage(open: () => Storage): TextStorage {
  /** Values that were refused, with what stood in their place: once that is another, somebody else has written it. */
  const unstored = new Map<string, { value: string; instead: string }>();
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
      return own?.instead === stored ? own.value : stored;
    },
    set: (key, value) => {
      unstored.delete(key);
      try {
        if (value) open().setItem(key, value);
        else open().removeItem(key);
        return true;
      } catch {
        unstored.set(key, { value, instead: read(key) });
        return false;
      }
    },
    clearUnstored: () => unstored.clear(),
  };
}

export const safeLocalStorage = textStorage(() => localStorage);
export const safeSessionStorage = textStorage(() => sessionStorage);

/** The keys in session storage, of all shops of this origin; none where it is forbidden. */
export function sessionStorageKeys(): string[] {
  try {
    return Object.keys(sessionStorage);
  } catch {
    return [];
  }
}
