import { startTransition, useEffect, useMemo, useState } from 'react';
import { selectMenu, selectWholeMenuSections } from '@/domain/menu/slice';
import type { Menu } from '@/domain/menu/types';
import { prefersReducedData } from '@/platform/reduced-data';
import { whenIdle } from '@/platform/scheduling';
import { useAppSelector } from '@/store/hooks';
import { makeDishSearch, type DishSearch } from './dish-search';

/** What a query has found: ids, best first. */
interface Found {
  query: string;
  ids: readonly string[];
}

/** Kept with what it found last, so that coming back to a search finds its list at once. */
let known: { menu: Menu; search: DishSearch; found?: Found } | undefined;

/** @param all the ids of the menu's dishes in its order. */
function searchIn(menu: Menu, all: readonly string[]): DishSearch {
  if (known?.menu !== menu) {
    known = { menu, search: makeDishSearch(all.flatMap((id) => menu.dishes[id] ?? [])) };
  }
  return known.search;
}

function foundBefore(menu: Menu | null, query: string): Found | undefined {
  return known && known.menu === menu && known.found?.query === query ? known.found : undefined;
}

/**
 * The dishes that a query finds, best first; every dish in the menu's order for a blank one (spec, section
 * 2: Search). While they are sought, what was found before; undefined while there is nothing to show.
 */
export function useDishSearch(query: string): Found | undefined {
  const { data: menu } = useAppSelector(selectMenu);
  const sections = useAppSelector(selectWholeMenuSections);
  const isBlank = query.trim() === '';
  const all = useMemo(() => [...new Set(sections.flatMap((section) => section.dishIds))], [sections]);
  const everything = useMemo(() => ({ query: '', ids: all }), [all]);
  const [found, setFound] = useState(() => foundBefore(menu, query));
  if (menu && isBlank && found !== everything) setFound(everything);

  useEffect(() => {
    // The index is made before the first key; where data are to be saved, its code comes with the first query.
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
          // The next key comes first.
          startTransition(() => setFound(result));
        })
        .catch(notLoaded);
    };
    seek();
    // Without a network the code does not come; it is asked for again when there is one.
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
