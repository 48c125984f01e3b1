import { startTransition, useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DEBOUNCE_MS } from '@/config/limits';

const QUERY_PARAM = 'q';

/** The query in the address. */
export function useQueryInUrl(): string {
  return useSearchParams()[0].get(QUERY_PARAM) ?? '';
}

/**
 * What is typed, and the query that follows it after 300 ms (spec, section 9). The query stands in the
 * address, in place of the one before it, so that Back and a reload find it again.
 */
export function useQuery() {
  const [, setParams] = useSearchParams();
  const query = useQueryInUrl();
  const [text, setText] = useState(query);
  const [known, setKnown] = useState(query);

  // The address changed by other means than typing, such as a link to the search.
  if (query !== known) {
    setKnown(query);
    setText(query);
  }

  const write = useCallback(
    (value: string) => {
      // Together: an address that seems to have changed by other means would put its query in the text's place.
      startTransition(() => {
        setKnown(value);
        setParams(
          (before) => {
            if (value) before.set(QUERY_PARAM, value);
            else before.delete(QUERY_PARAM);
            return before;
          },
          { replace: true },
        );
      });
    },
    [setParams],
  );

  useEffect(() => {
    if (text === query) return undefined;
    const timer = setTimeout(() => write(text), DEBOUNCE_MS.search);
    return () => clearTimeout(timer);
  }, [text, query, write]);

  return {
    text,
    setText,
    /** Whether a reload finds the text again. */
    isPersisted: text === query,
    clear: () => {
      setText('');
      write('');
    },
  };
}
