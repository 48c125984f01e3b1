/** Local and session storage; what they refuse (forbidden or full, as in private mode) is remembered by this page alone. */
export interface TextStore {
  get(key: string): string;
  /** '' removes the key. @returns whether another page will find it so. */
  set(key: string, value: string): boolean;
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
  return {
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
    forgetPage: () => refused.clear(),
  };
}

export const localTexts = textStore(() => localStorage);
export const sessionTexts = textStore(() => sessionStorage);

/** The keys in session storage, of all shops of this origin; none where it is forbidden. */
export function sessionKeys(): string[] {
  try {
    return Object.keys(sessionStorage);
  } catch {
    return [];
  }
}
