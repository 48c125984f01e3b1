import { type ComponentType, type ReactElement, useCallback, useLayoutEffect, useRef } from 'react';
import { Link, NavigationType, useNavigationType } from 'react-router-dom';
import { paths } from '@/config/paths';
import { formatNumber } from '@/lib/format-number';
import { m } from '@/texts';
import { buttonClass } from '@/ui/controls/button';
import { TransitionGrid } from '@/ui/list/transition-grid';
import { StateMessage } from '@/ui/feedback/state-message';
import { useScrollRestoration } from '@/ui/scroll/use-scroll-restoration';
import { SearchHeader } from './search-header';
import { useDishSearch } from './use-dish-search';
import { useQueryInUrl } from './use-search-text';

interface SearchPageProps {
  Dish: ComponentType<{ dishId: string }>;
  browse: ReactElement;
  loadingView: ReactElement;
}

/** Dish search by name (spec §2). */
export function SearchPage({ Dish, browse, loadingView }: SearchPageProps) {
  const query = useQueryInUrl();
  const found = useDishSearch(query);
  useScrollRestoration(found !== undefined && (found.query === query || query.trim() === ''));
  useScrollToNewResults(found?.query);
  const renderDish = useCallback((dishId: string) => <Dish dishId={dishId} />, [Dish]);
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
        {found !== undefined && (
          <div className="page-width" hidden={isEmpty}>
            <h2 className="sr-only">{m.search_results()}</h2>
            <TransitionGrid name={`search/${found.query}`} ids={found.ids} render={renderDish} eager />
          </div>
        )}
      </div>
    </>
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
