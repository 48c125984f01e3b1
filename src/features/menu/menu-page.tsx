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
  selectFoodFilter,
  selectMenu,
  selectMenuSections,
  selectShownMenu,
} from '@/domain/menu/slice';
import type { MenuSection as MenuPart } from '@/domain/menu/sections';
import { selectIsPureVeg } from '@/domain/shop/slice';
import { afterNextPaint } from '@/platform/scheduling';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { Button } from '@/ui/controls/button';
import { StateMessage } from '@/ui/feedback/state-message';
import { useScrollRestoration } from '@/ui/layout/use-scroll-restoration';
import { useClearOfBars } from './sticky-bars';
import { BrowseMenuPill } from './browse-menu';
import { scrollToSection, layOut, sectionElement, SECTIONS_ID } from './scroll-to-section';
import { MenuBar } from './menu-bar';
import { MenuLoading } from './menu-loading';
import { MenuSection } from './menu-section';
import { useCategoryInUrl } from './use-category-in-url';
import { useVisibleCategory } from './use-visible-category';

/** Dishes rendered immediately, enough to fill a window. The rest renders when it is near the viewport. */
const EAGER_DISHES = 12;

/** Returns the number of sections that contain the first EAGER_DISHES dishes. */
function eagerSections(sections: readonly MenuPart[]): number {
  let dishes = 0;
  const last = sections.findIndex(({ dishIds }) => (dishes += dishIds.length) >= EAGER_DISHES);
  return last < 0 ? sections.length : last + 1;
}

/** Menu by category (spec §2). `Dish` renders a row on phones and a card on wider screens. */
export function MenuPage({ Dish }: { Dish: ComponentType<{ dishId: string }> }) {
  const dispatch = useAppDispatch();
  const { hasMenu, isWhole, sections } = useMenu();
  const isPureVeg = useAppSelector(selectIsPureVeg);
  const offset = isPureVeg ? MENU_OFFSET_PURE_VEG_PX : MENU_OFFSET_PX;
  const { category, hold } = useVisibleCategory(sections, offset);
  const renderDish = useCallback((dishId: string) => <Dish dishId={dishId} />, [Dish]);

  const sought = useRef('');
  const seek = () => {
    const name = sought.current;
    const section = name ? sectionElement(name) : undefined;
    if (!section) return;
    sought.current = '';
    scrollToSection(section, offset, () => hold(name));
  };
  const goTo = (name: string) => {
    sought.current = name;
    if (!name) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      hold('');
      return;
    }
    dispatch(categoryRequested(name));
    hold(name);
    // A section expanded just now is in the DOM in the next frame.
    requestAnimationFrame(seek);
  };
  // Paint the tap feedback first: styling and layout of a distant section take time.
  const goSoon = (name: string) => void afterNextPaint().then(() => goTo(name));
  // A section hidden by the filter is rendered only with the new sections.
  const seekAgain = useEffectEvent(() => {
    seek();
    sought.current = '';
  });
  useEffect(() => {
    const frame = requestAnimationFrame(seekAgain);
    return () => cancelAnimationFrame(frame);
  }, [sections]);
  useClearOfBars(offset);
  useScrollRestoration(isWhole);
  useCategoryInUrl(isWhole, (name) => {
    // React does not allow flushSync inside an effect.
    requestAnimationFrame(() => {
      const section = sectionElement(name);
      if (section) flushSync(() => layOut(section));
      goTo(name);
    });
  });

  const eager = eagerSections(sections);
  return (
    <div>
      <h1 className="sr-only">{m.menu_title()}</h1>
      <MenuBar sections={sections} current={category} onPick={goSoon} />
      <div id={SECTIONS_ID} className="pb-dishes-end">
        {!hasMenu ? (
          <MenuLoading />
        ) : sections.length === 0 ? (
          <NothingToShow />
        ) : (
          sections.map((section, index) => (
            <MenuSection key={section.name} section={section} renderDish={renderDish} eager={index < eager} />
          ))
        )}
      </div>
      <BrowseMenuPill selected={category} onPick={goTo} />
    </div>
  );
}

/** Returns the menu to show. Later updates are deferred, so that the filter button responds first. */
function useMenu() {
  const isWhole = useAppSelector(selectMenu).data !== null;
  const hasMenu = useAppSelector(selectShownMenu) !== null;
  const sections = useAppSelector(selectMenuSections);
  const now = useMemo(() => ({ isWhole, hasMenu, sections }), [isWhole, hasMenu, sections]);
  const soon = useDeferredValue(now);
  return soon.hasMenu ? soon : now;
}

function NothingToShow() {
  const dispatch = useAppDispatch();
  const isFiltered = useAppSelector(selectFoodFilter) !== 'all';
  if (!isFiltered) {
    return <StateMessage kind="not-found" title={m.menu_empty_title()} sentence={m.menu_empty_text()} />;
  }
  return (
    <StateMessage
      kind="not-found"
      title={m.menu_filter_empty_title()}
      sentence={m.menu_filter_empty_text()}
      action={<Button onClick={() => dispatch(foodFilterChosen('all'))}>{m.menu_show_all()}</Button>}
    />
  );
}
