import {
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  type ComponentType,
} from 'react';
import { flushSync } from 'react-dom';
import { MENU_OFFSET_PURE_VEG_PX, MENU_OFFSET_PX } from '@/config/limits';
import {
  categoryRequested,
  foodFilterChosen,
  selectAllCategories,
  selectFoodFilter,
  selectMenu,
  selectShownCategories,
  selectShownMenu,
} from '@/domain/menu/slice';
import { findCategory } from '@/domain/menu/shown-categories';
import type { MenuCategory } from '@/domain/menu/types';
import { selectIsPureVeg } from '@/domain/shop/slice';
import { afterNextPaint } from '@/platform/scheduling';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { Button } from '@/ui/controls/button';
import { StateMessage } from '@/ui/feedback/state-message';
import { useFocusFallback } from '@/ui/hooks/use-focus-fallback';
import { useScrollRestoration } from '@/ui/scroll/use-scroll-restoration';
import { useScrollPadding } from './scroll-padding';
import { BrowseMenuButton } from './browse-menu-button';
import {
  scrollToSection,
  renderSectionAndNeighbours,
  sectionElement,
  SECTIONS_ID,
} from './scroll-to-section';
import { ALL_DISHES_ID } from './food-filter';
import { MenuBar } from './menu-bar';
import { MenuLoading } from './menu-loading';
import { MenuSection } from './menu-section';
import { useCategoryInUrl } from './use-category-in-url';
import { useVisibleCategory } from './use-visible-category';

/** Dishes rendered immediately, enough to fill a viewport. */
const EAGER_DISHES = 12;

function eagerCategories(categories: readonly MenuCategory[]): number {
  let dishes = 0;
  const last = categories.findIndex(({ dishIds }) => (dishes += dishIds.length) >= EAGER_DISHES);
  return last < 0 ? categories.length : last + 1;
}

/** Menu by category (spec §2). */
export function MenuPage({ Dish }: { Dish: ComponentType<{ dishId: string }> }) {
  const dispatch = useAppDispatch();
  const { hasMenu, isWhole, categories } = useMenu();
  const allCategories = useAppSelector(selectAllCategories);
  const isPureVeg = useAppSelector(selectIsPureVeg);
  const offset = isPureVeg ? MENU_OFFSET_PURE_VEG_PX : MENU_OFFSET_PX;
  const { category: visibleCategory, pin } = useVisibleCategory(categories, offset);
  const renderDish = useCallback((dishId: string) => <Dish dishId={dishId} />, [Dish]);

  const pendingCategory = useRef('');
  const scrollToPending = () => {
    const name = pendingCategory.current;
    const section = name ? sectionElement(name) : undefined;
    if (!section) return;
    pendingCategory.current = '';
    scrollToSection(section, offset, () => pin(name));
  };
  const goTo = (name: string) => {
    pendingCategory.current = name;
    if (!name) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      pin('');
      return;
    }
    dispatch(categoryRequested(name));
    pin(name);
    // The dishes of a collapsed category are rendered in the next frame.
    requestAnimationFrame(scrollToPending);
  };
  // Paint the tap feedback first: the layout of a distant section takes time.
  const goToAfterPaint = (name: string) => void afterNextPaint().then(() => goTo(name));
  // A section that the filter has hidden is rendered with the new categories.
  const onSectionsRendered = useEffectEvent(() => {
    scrollToPending();
    pendingCategory.current = '';
  });
  useEffect(() => {
    const frame = requestAnimationFrame(onSectionsRendered);
    return () => cancelAnimationFrame(frame);
  }, [categories]);
  useScrollPadding(offset);
  useScrollRestoration(isWhole);
  useCategoryInUrl(isWhole, (nameInUrl) => {
    const name = findCategory(allCategories, nameInUrl)?.name ?? nameInUrl;
    // React does not allow flushSync inside an effect.
    requestAnimationFrame(() => {
      const section = sectionElement(name);
      if (section) flushSync(() => renderSectionAndNeighbours(section));
      goTo(name);
    });
  });

  const eagerCount = eagerCategories(categories);
  return (
    <div>
      <h1 className="sr-only">{m.menu_title()}</h1>
      <MenuBar categories={categories} current={visibleCategory} onPick={goToAfterPaint} />
      <div id={SECTIONS_ID} className="pb-dishes-end">
        {!hasMenu ? (
          <MenuLoading />
        ) : categories.length === 0 ? (
          <NothingToShow />
        ) : (
          categories.map((category, index) => (
            <MenuSection
              key={category.name}
              category={category}
              renderDish={renderDish}
              eager={index < eagerCount}
            />
          ))
        )}
      </div>
      <BrowseMenuButton selected={visibleCategory} onPick={goTo} />
    </div>
  );
}

/** Defers updates of the menu, so that the filter button responds first. */
function useMenu() {
  const isWhole = useAppSelector(selectMenu).data !== null;
  const hasMenu = useAppSelector(selectShownMenu) !== null;
  const categories = useAppSelector(selectShownCategories);
  const current = useMemo(() => ({ isWhole, hasMenu, categories }), [isWhole, hasMenu, categories]);
  const deferred = useDeferredValue(current);
  return deferred.hasMenu ? deferred : current;
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
