import { startTransition, useCallback, useEffect, useState } from 'react';
import { useLocation, useSearchParams, type Location } from 'react-router-dom';
import { DEBOUNCE_MS } from '@/config/limits';
import { historyState } from '@/platform/history-state';

const QUERY_PARAM = 'q';

export function useQueryInUrl(): string {
  return useSearchParams()[0].get(QUERY_PARAM) ?? '';
}

/** Holds the typed text. The URL's query follows after 300 ms, so that Back and reload restore it. */
export function useSearchText() {
  const [, setParams] = useSearchParams();
  const { key, state } = useLocation() as Location<unknown>;
  const query = useQueryInUrl();
  const [text, setText] = useState(query);
  const [lastQuery, setLastQuery] = useState(query);

  // The URL changed by navigation, not by typing.
  if (query !== lastQuery) {
    setLastQuery(query);
    setText(query);
  }

  const write = useCallback(
    (value: string) => {
      // Another navigation, such as an opened dish, is under way. Another attempt follows it.
      if ((historyState().key ?? 'default') !== key) return;
      // One transition for both: otherwise the new URL looks like a navigation and overwrites the text.
      startTransition(() => {
        setLastQuery(value);
        setParams(
          (before) => {
            if (value) before.set(QUERY_PARAM, value);
            else before.delete(QUERY_PARAM);
            return before;
          },
          // The entry's state says whether Back closes the dish popup.
          { replace: true, state },
        );
      });
    },
    [key, setParams, state],
  );

  useEffect(() => {
    if (text === query) return undefined;
    const timer = setTimeout(() => write(text), DEBOUNCE_MS.search);
    return () => clearTimeout(timer);
  }, [text, query, write]);

  return {
    text,
    setText,
    /** Whether a reload restores the text. */
    isPersisted: text === query,
    clear: () => {
      setText('');
      write('');
    },
  };
}
