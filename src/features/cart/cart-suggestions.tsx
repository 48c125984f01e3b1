import { useState } from 'react';
import { selectCartLines } from '@/domain/cart/slice';
import { isVegCart, suggestDishes } from '@/domain/cart/suggest-dishes';
import { selectIsMenuCurrent } from '@/domain/catalogue/catalogue';
import { selectMenu } from '@/domain/menu/slice';
import type { Menu } from '@/domain/menu/types';
import type { CartLine } from '@/domain/cart/types';
import { DishItem } from '@/features/dish/dish-item';
import { useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { Carousel } from '@/ui/list/carousel';

/** 'Goes well with it', below everything on phones and below the lines on desktop. Waits for the server's menu. */
export function CartSuggestions() {
  const { data: menu } = useAppSelector(selectMenu);
  const isMenuCurrent = useAppSelector(selectIsMenuCurrent);
  const lines = useAppSelector(selectCartLines);
  if (!menu || !isMenuCurrent) return null;
  // Choose the dishes again when the cart becomes vegetarian or stops being so.
  return <Suggestions key={String(isVegCart(menu, lines))} menu={menu} lines={lines} />;
}

interface SuggestionsProps {
  menu: Menu;
  lines: readonly CartLine[];
}

/** Chooses the dishes once. A list that follows the cart would move under the finger that adds a dish. */
function Suggestions({ menu, lines }: SuggestionsProps) {
  const [ids] = useState(() => suggestDishes(menu, lines).map(({ id }) => id));
  if (ids.length === 0) return null;
  return (
    <div
      data-suggestions
      className="min-w-0 bg-surface-raised p-4 max-lg:-mt-4 max-md:-mx-4 md:rounded-card lg:p-6"
    >
      <Carousel
        title={m.cart_suggestions()}
        listClassName="max-md:flex-col max-md:gap-0 max-md:divide-y max-md:divide-line max-md:overflow-visible max-md:-mt-2 md:-m-1 md:scroll-px-1 md:p-1"
        itemClassName="max-md:py-5 md:max-lg:w-60 lg:min-w-[13rem]"
      >
        {ids.map((id) => (
          <DishItem key={id} dishId={id} hasWholeTexts />
        ))}
      </Carousel>
    </div>
  );
}
