import { useEffect, useMemo, useState } from 'react';
import { selectMenu, selectWholeMenuSections } from '@/domain/menu/slice';
import { useAppSelector } from '@/store/hooks';
import type * as Rank from './rank';

type MakeRanker = (typeof Rank)['makeRanker'];

/** Kept once it is loaded, so that coming back to a search finds its list at once. */
let loaded: MakeRanker | undefined;

/** The matcher, loaded with the first query; each further one asks for it again while it did not come. */
function useMatcher(query: string): MakeRanker | undefined {
  const [makeRanker, setMakeRanker] = useState(() => loaded);
  useEffect(() => {
    if (query === '' || makeRanker) return undefined;
    let isCurrent = true;
    const load = () => {
      import('./rank').then(
        (module) => {
          loaded = module.makeRanker;
          if (isCurrent) setMakeRanker(() => module.makeRanker);
        },
        // Without a network the file does not come; it is asked for again when there is one.
        (error: unknown) => console.warn('The search could not be loaded', error),
      );
    };
    load();
    window.addEventListener('online', load);
    return () => {
      isCurrent = false;
      window.removeEventListener('online', load);
    };
  }, [query, makeRanker]);
  return makeRanker;
}

/**
 * The dishes that a query finds, best first; every dish in the menu's order for a blank one (spec, section
 * 2: Search). Undefined while the menu or the matcher is on its way.
 */
export function useDishSearch(query: string): readonly string[] | undefined {
  const { data: menu } = useAppSelector(selectMenu);
  const sections = useAppSelector(selectWholeMenuSections);
  const isBlank = query.trim() === '';
  const makeRanker = useMatcher(query.trim());

  const all = useMemo(() => [...new Set(sections.flatMap((section) => section.dishIds))], [sections]);
  const rank = useMemo(() => {
    if (!menu || !makeRanker) return undefined;
    return makeRanker(all.flatMap((id) => menu.dishes[id] ?? []));
  }, [menu, all, makeRanker]);
  return useMemo(() => {
    if (!menu) return undefined;
    return isBlank ? all : rank?.(query);
  }, [menu, isBlank, all, rank, query]);
}
