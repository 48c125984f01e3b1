import { type ReactElement, useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react';
import { Link, NavigationType, useNavigationType } from 'react-router-dom';
import { paths } from '@/config/paths';
import { dishesInOrder } from '@/domain/menu/filter-categories';
import { selectMenu } from '@/domain/menu/slice';
import { DishList, dishParts, PART_SIZE } from '@/features/dish/dish-list';
import { formatNumber } from '@/lib/format-number';
import { useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { buttonClass } from '@/ui/controls/button';
import { StateMessage } from '@/ui/feedback/state-message';
import { useLazyParts } from '@/ui/list/use-lazy-parts';
import { useScrollRestoration } from '@/ui/scroll/use-scroll-restoration';
import { makeRanker } from './rank';
import { SearchHeader } from './search-header';
import { useQueryInUrl } from './use-search-text';

interface SearchPageProps {
  browse: ReactElement;
  loadingView: ReactElement;
}

/** Results that render in idle time. Later ones render near the viewport only, because the next query removes them. */
const BEST_DISHES = 60;

/** Dish search by name (docs/behaviour.md 6). */
export function SearchPage({ browse, loadingView }: SearchPageProps) {
  const query = useQueryInUrl();
  const found = useSearchResult(query);
  const parts = useMemo(() => dishParts(`search/${found?.query ?? ''}`, found?.ids ?? []), [found]);
  const bestKeys = useMemo(() => parts.slice(0, BEST_DISHES / PART_SIZE).map(({ key }) => key), [parts]);
  const { rendered, observe, render } = useLazyParts(bestKeys);
  useScrollRestoration(found?.query === query, render);
  useScrollToNewResults(found?.query);
  const count = found?.ids.length ?? 0;
  const isEmpty = found !== undefined && count === 0;

  return (
    <>
      <h1 className="sr-only">{m.search_title()}</h1>
      <SearchHeader />
      <div className="page-width flex min-h-14 flex-wrap items-center justify-between gap-x-4">
        <p role="status" className={isEmpty ? 'sr-only' : 'text-14 text-ink-muted tabular-nums'}>
          {found &&
            (isEmpty ? m.search_not_found() : m.menu_dish_count({ count, shown: formatNumber(count) }))}
        </p>
        <div className="ms-auto -me-4">{browse}</div>
      </div>
      <div className="pb-[calc(var(--floating-bars-height,0px)+24px)]">
        {found === undefined && loadingView}
        {isEmpty && (
          <StateMessage
            kind="not-found"
            className="pt-8"
            title={m.search_not_found()}
            description={m.search_not_found_text()}
            action={
              <Link to={paths.menu()} className={buttonClass()}>
                {m.menu_browse()}
              </Link>
            }
          />
        )}
        {count > 0 && (
          <div className="page-width">
            <h2 className="sr-only">{m.search_results()}</h2>
            <DishList parts={parts} eager={PART_SIZE} rendered={rendered} observe={observe} />
          </div>
        )}
      </div>
    </>
  );
}

/** Returns the matching dishes, best first; all for a blank query. Typing has priority over a new result. */
function useSearchResult(query: string): { query: string; ids: readonly string[] } | undefined {
  const { data: menu } = useAppSelector(selectMenu);
  const deferredQuery = useDeferredValue(query);
  const rank = useMemo(() => menu && makeRanker(dishesInOrder(menu)), [menu]);
  return useMemo(
    () => (rank ? { query: deferredQuery, ids: rank(deferredQuery) } : undefined),
    [rank, deferredQuery],
  );
}

/** Scrolls to the top for the results of another query. The first results and those after Back keep their position. */
function useScrollToNewResults(query: string | undefined): void {
  const navigationType = useNavigationType();
  const lastQuery = useRef(query);
  useLayoutEffect(() => {
    if (query === lastQuery.current) return;
    const isFirst = lastQuery.current === undefined;
    lastQuery.current = query;
    if (!isFirst && navigationType !== NavigationType.Pop) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [query, navigationType]);
}
