import { useCallback, type ComponentType } from 'react';
import { MENU_OFFSET_PURE_VEG_PX, MENU_OFFSET_PX } from '@/config/limits';
import {
  categorySought,
  foodFilterChosen,
  selectFoodFilter,
  selectMenu,
  selectMenuSections,
} from '@/domain/menu/slice';
import { selectIsPureVeg } from '@/domain/shop/slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { Button } from '@/ui/button';
import { StateMessage } from '@/ui/state-message';
import { useKeptPlace } from '@/ui/use-kept-place';
import { useClearOfBars } from './bars';
import { BrowseMenuPill } from './browse-menu';
import { goToSection, sectionElement } from './go-to-section';
import { MenuBar } from './menu-bar';
import { MenuOnItsWay } from './menu-on-its-way';
import { MenuSection } from './menu-section';
import { useCategoryInAddress } from './use-category-in-address';
import { useCategoryInSight } from './use-category-in-sight';

/** Sections that are drawn with the page itself; the rest follows as it comes near. */
const EAGER_SECTIONS = 2;

/** The menu by category (spec, section 2: Menu). @param Dish one dish, a row on phones and a card wider. */
export function MenuPage({ Dish }: { Dish: ComponentType<{ dishId: string }> }) {
  const dispatch = useAppDispatch();
  const menu = useAppSelector(selectMenu);
  const sections = useAppSelector(selectMenuSections);
  const isPureVeg = useAppSelector(selectIsPureVeg);
  const offset = isPureVeg ? MENU_OFFSET_PURE_VEG_PX : MENU_OFFSET_PX;
  const { category, hold } = useCategoryInSight(sections, offset);
  const renderDish = useCallback((dishId: string) => <Dish dishId={dishId} />, [Dish]);

  const goTo = (name: string) => {
    if (!name) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      hold('');
      return;
    }
    dispatch(categorySought(name));
    hold(name);
    // The section may have been unfolded just now: it is there in the next frame.
    requestAnimationFrame(() => {
      const section = sectionElement(name);
      if (section) goToSection(section, offset, () => hold(name));
    });
  };
  useClearOfBars(offset);
  useKeptPlace(menu.data !== null);
  useCategoryInAddress(menu.data !== null, goTo);

  return (
    <div>
      <h1 className="sr-only">{m.menu_title()}</h1>
      <MenuBar sections={sections} current={category} onPick={goTo} />
      <div className="pb-[calc(var(--dock-height,0px)+76px)]">
        {menu.data === null ? (
          <MenuOnItsWay />
        ) : sections.length === 0 ? (
          <NothingToShow />
        ) : (
          sections.map((section, index) => (
            <MenuSection
              key={section.name}
              section={section}
              renderDish={renderDish}
              eager={index < EAGER_SECTIONS}
            />
          ))
        )}
      </div>
      <BrowseMenuPill selected={category} onPick={goTo} />
    </div>
  );
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
