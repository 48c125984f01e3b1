import { startTransition, useEffect, useMemo, useState } from 'react';
import { selectMenu, selectWholeMenuSections } from '@/domain/menu/slice';
import type { Menu } from '@/domain/menu/types';
import { prefersReducedData } from '@/platform/reduced-data';
import { whenIdle } from '@/platform/scheduling';
import { useAppSelector } from '@/store/hooks';
import { makeDishSearch, type DishSearch } from './dish-search';

interface Found {
  query: string;
  ids: readonly string[];
}

/** Cached with its last result, so that Back shows the list at once. */
let known: { menu: Menu; search: DishSearch; found?: Found } | undefined;

/** @param all ids of the menu's dishes, in menu order. */
function searchIn(menu: Menu, all: readonly string[]): DishSearch {
  if (known?.menu !== menu) {
    known = { menu, search: makeDishSearch(all.flatMap((id) => menu.dishes[id] ?? [])) };
  }
  return known.search;
}

function foundBefore(menu: Menu | null, query: string): Found | undefined {
  return known && known.menu === menu && known.found?.query === query ? known.found : undefined;
}

/** Returns the matching dishes, best first; all for a blank query (spec §2). Keeps old results while it searches. */
export function useDishSearch(query: string): Found | undefined {
  const { data: menu } = useAppSelector(selectMenu);
  const sections = useAppSelector(selectWholeMenuSections);
  const isBlank = query.trim() === '';
  const all = useMemo(() => [...new Set(sections.flatMap((section) => section.dishIds))], [sections]);
  const everything = useMemo(() => ({ query: '', ids: all }), [all]);
  const [found, setFound] = useState(() => foundBefore(menu, query));
  if (menu && isBlank && found !== everything) setFound(everything);

  useEffect(() => {
    // Build the index before the first key press. With reduced data, load the code with the first query.
    if (!menu || prefersReducedData()) return undefined;
    let isUnmounted = false;
    void whenIdle()
      .then(() => (isUnmounted ? undefined : searchIn(menu, all).prepare()))
      .catch(notLoaded);
    return () => {
      isUnmounted = true;
    };
  }, [menu, all]);

  useEffect(() => {
    if (!menu || isBlank) return undefined;
    let isCurrent = true;
    const seek = () => {
      searchIn(menu, all)
        .find(query)
        .then((ids) => {
          if (!isCurrent || !ids) return;
          const result = { query, ids };
          if (known) known.found = result;
          // Typing has priority over rendering results.
          startTransition(() => setFound(result));
        })
        .catch(notLoaded);
    };
    seek();
    // Retry after a chunk load error once the browser is online.
    window.addEventListener('online', seek);
    return () => {
      isCurrent = false;
      window.removeEventListener('online', seek);
    };
  }, [menu, all, isBlank, query]);

  return menu ? found : undefined;
}

function notLoaded(error: unknown): void {
  console.warn('The search could not be loaded', error);
}
