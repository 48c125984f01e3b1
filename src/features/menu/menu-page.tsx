import { useDeferredValue, useMemo, useRef } from 'react';
import {
  foodFilterChosen,
  selectFoodFilter,
  selectMenu,
  selectFilteredCategories,
} from '@/domain/menu/slice';
import type { MenuCategory } from '@/domain/menu/types';
import { dishParts, PART_SIZE } from '@/features/dish/dish-list';
import { afterNextPaint } from '@/platform/scheduling';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { Button } from '@/ui/controls/button';
import { StateMessage } from '@/ui/feedback/state-message';
import { useFocusFallback } from '@/ui/hooks/use-focus-fallback';
import { useLazyParts } from '@/ui/list/use-lazy-parts';
import { useScrollRestoration } from '@/ui/scroll/use-scroll-restoration';
import { BrowseMenuButton } from './browse-menu-button';
import { ALL_DISHES_ID } from './food-filter';
import { MenuBar } from './menu-bar';
import { MenuLoading } from './menu-loading';
import { MenuSection } from './menu-section';
import { useCategoryScroll } from './use-category-scroll';

/** The first dishes render at once, enough to fill a viewport. */
function toSections(categories: readonly MenuCategory[]) {
  let before = 0;
  return categories.map((category) => {
    const eager = Math.max(0, PART_SIZE - before);
    before += category.dishIds.length;
    return { category, eager, parts: dishParts(category.name, category.dishIds) };
  });
}

/** Menu by category (docs/behaviour.md 4.1). */
export function MenuPage() {
  const { menu, categories } = useMenu();
  const hasMenu = menu !== null;
  const sections = useMemo(() => toSections(categories), [categories]);
  const keys = useMemo(() => sections.flatMap(({ parts }) => parts.map(({ key }) => key)), [sections]);
  const { rendered, observe, render } = useLazyParts(keys);
  const list = useRef<HTMLDivElement>(null);
  const { current, goTo } = useCategoryScroll({
    list,
    sections,
    isReady: hasMenu,
    renderAround: (name) => {
      const index = sections.findIndex(({ category }) => category.name === name);
      const [above, own, below] = [sections[index - 1], sections[index], sections[index + 1]];
      const near = [above?.parts.at(-1), own?.parts[0], below?.parts[0]];
      render(near.flatMap((part) => part?.key ?? []));
    },
  });
  useScrollRestoration(hasMenu, render);

  return (
    <div>
      <h1 className="sr-only">{m.menu_title()}</h1>
      <MenuBar
        categories={categories}
        current={current}
        // Paint the tap feedback first: the layout of a distant section takes time.
        onPick={(name) => void afterNextPaint().then(() => goTo(name))}
      />
      <div ref={list} className="pb-dishes-end">
        {!hasMenu ? (
          <MenuLoading />
        ) : categories.length === 0 ? (
          <NothingToShow />
        ) : (
          sections.map((section) => (
            <MenuSection key={section.category.name} {...section} rendered={rendered} observe={observe} />
          ))
        )}
      </div>
      <BrowseMenuButton selected={current} onPick={goTo} />
    </div>
  );
}

/** Defers updates of the menu, so that the filter button responds first. */
function useMenu() {
  const menu = useAppSelector(selectMenu).data;
  const categories = useAppSelector(selectFilteredCategories);
  const current = useMemo(() => ({ menu, categories }), [menu, categories]);
  const deferred = useDeferredValue(current);
  return deferred.menu ? deferred : current;
}

function NothingToShow() {
  const dispatch = useAppDispatch();
  const isFiltered = useAppSelector(selectFoodFilter) !== 'all';
  const showAll = useFocusFallback(ALL_DISHES_ID);
  if (!isFiltered) {
    return <StateMessage kind="not-found" title={m.menu_empty_title()} description={m.menu_empty_text()} />;
  }
  return (
    <StateMessage
      kind="not-found"
      title={m.menu_filter_empty_title()}
      description={m.menu_filter_empty_text()}
      action={
        <Button ref={showAll} onClick={() => dispatch(foodFilterChosen('all'))}>
          {m.menu_show_all()}
        </Button>
      }
    />
  );
}
