import { startTransition, useEffect, useMemo, useState } from 'react';
import { selectMenu, selectAllCategories } from '@/domain/menu/slice';
import type { Menu } from '@/domain/menu/types';
import { onBackOnline } from '@/platform/page-events';
import { prefersReducedData } from '@/platform/reduced-data';
import { whenIdle } from '@/platform/scheduling';
import { useAppSelector } from '@/store/hooks';
import { makeDishSearch, type DishSearch } from './dish-search';

interface SearchResult {
  query: string;
  ids: readonly string[];
}

/** The last search and result, so that Back shows the list at once. */
let cache: { menu: Menu; search: DishSearch; found?: SearchResult } | undefined;

/** `all` is in menu order. */
function searchOf(menu: Menu, all: readonly string[]): DishSearch {
  if (cache?.menu !== menu) {
    cache = { menu, search: makeDishSearch(all.flatMap((id) => menu.dishes[id] ?? [])) };
  }
  return cache.search;
}

function cachedResult(menu: Menu | null, query: string): SearchResult | undefined {
  return cache && cache.menu === menu && cache.found?.query === query ? cache.found : undefined;
}

/** Returns the matching dishes, best first; all for a blank query (spec §2). Keeps old results while it searches. */
export function useDishSearch(query: string): SearchResult | undefined {
  const { data: menu } = useAppSelector(selectMenu);
  const categories = useAppSelector(selectAllCategories);
  const isBlank = query.trim() === '';
  const all = useMemo(() => [...new Set(categories.flatMap((category) => category.dishIds))], [categories]);
  const everything = useMemo(() => ({ query: '', ids: all }), [all]);
  const [found, setFound] = useState(() => cachedResult(menu, query));
  if (menu && isBlank && found !== everything) setFound(everything);

  useEffect(() => {
    // Build the index before the first key press. With reduced data, load the code with the first query.
    if (!menu || prefersReducedData()) return undefined;
    let isUnmounted = false;
    void whenIdle()
      .then(() => (isUnmounted ? undefined : searchOf(menu, all).prepare()))
      .catch(logLoadError);
    return () => {
      isUnmounted = true;
    };
  }, [menu, all]);

  useEffect(() => {
    if (!menu || isBlank) return undefined;
    let isCurrent = true;
    const search = () => {
      searchOf(menu, all)
        .find(query)
        .then((ids) => {
          if (!isCurrent || !ids) return;
          const result = { query, ids };
          if (cache) cache.found = result;
          // Typing has priority over rendering results.
          startTransition(() => setFound(result));
        })
        .catch(logLoadError);
    };
    search();
    // Retry after a chunk load error once the browser is online.
    const stop = onBackOnline(search);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [menu, all, isBlank, query]);

  return menu ? found : undefined;
}

function logLoadError(error: unknown): void {
  console.warn('The search could not be loaded', error);
}
