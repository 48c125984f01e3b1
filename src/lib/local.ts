/** Local and session storage that may be forbidden or full: then nothing is kept and nothing fails. */
export interface TextStore {
  get(key: string): string;
  /** '' removes the key. */
  set(key: string, value: string): void;
}

function textStore(open: () => Storage): TextStore {
  return {
    get: (key) => {
      try {
        return open().getItem(key) ?? '';
      } catch {
        return '';
      }
    },
    set: (key, value) => {
      try {
        if (value) open().setItem(key, value);
        else open().removeItem(key);
      } catch {
        // Kept for this page only.
      }
    },
  };
}

export const localTexts = textStore(() => localStorage);
export const sessionTexts = textStore(() => sessionStorage);
