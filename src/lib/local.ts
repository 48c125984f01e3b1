/** Local and session storage; what they refuse (forbidden or full, as in private mode) is remembered by this page alone. */
export interface TextStore {
  get(key: string): string;
  /** '' removes the key. @returns whether another page will find it so. */
  set(key: string, value: string): boolean;
  /** Removes every key that begins so. */
  removeAll(beginning: string): void;
  /** Ends what only this page remembers. */
  forgetPage(): void;
}

function textStore(open: () => Storage): TextStore {
  /** Values that were refused, with what stood in their place: once that is another, somebody else has written it. */
  const refused = new Map<string, { value: string; instead: string }>();
  const read = (key: string): string => {
    try {
      return open().getItem(key) ?? '';
    } catch {
      return '';
    }
  };
  const texts: TextStore = {
    get: (key) => {
      const stored = read(key);
      const own = refused.get(key);
      return own?.instead === stored ? own.value : stored;
    },
    set: (key, value) => {
      refused.delete(key);
      try {
        if (value) open().setItem(key, value);
        else open().removeItem(key);
        return true;
      } catch {
        refused.set(key, { value, instead: read(key) });
        return false;
      }
    },
    removeAll: (beginning) => {
      const keys = [...keysOf(open), ...refused.keys()].filter((key) => key.startsWith(beginning));
      for (const key of keys) texts.set(key, '');
    },
    forgetPage: () => refused.clear(),
  };
  return texts;
}

function keysOf(open: () => Storage): string[] {
  try {
    return Object.keys(open());
  } catch {
    return [];
  }
}

export const localTexts = textStore(() => localStorage);
export const sessionTexts = textStore(() => sessionStorage);
