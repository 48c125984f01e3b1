import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { DishItem } from '@/features/dish/dish-item';
import { DishPopupFromUrl } from '@/features/dish/dish-popup-from-url';
import { RepeatSheet } from '@/features/dish/repeat-sheet';
import { renderPage } from './render-page';

/** Renders dishes of the tiny restaurant with their popup and repeat sheet. */
export function renderDishes(dishIds: readonly string[], path = '/menu') {
  const Dishes = () => dishIds.map((dishId) => <DishItem key={dishId} dishId={dishId} />);
  const dialogs = (
    <>
      <DishPopupFromUrl />
      <RepeatSheet />
    </>
  );
  return renderPage(Dishes, path, { host: 'tiny.localhost', dialogs });
}

export async function findDishItem(name: string) {
  const element = await screen.findByRole('article', { name });
  return { element, item: within(element) };
}

export const waitForPopupClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export async function findPopup(name: string) {
  const element = await screen.findByRole('dialog', { name });
  const popup = within(element);
  return {
    element,
    popup,
    group: async (title: string) => within(await popup.findByRole('group', { name: title })),
    add: () => popup.getByRole('button', { name: /^Add/ }),
  };
}

/** Taps the name of a dish of the tiny restaurant. */
export async function openPopup(dishId: string, name: string) {
  const { user } = renderDishes([dishId]);
  await user.click(await screen.findByRole('button', { name }));
  return { user, ...(await findPopup(name)) };
}

export const openPizza = () => openPopup('d-pizza', 'Margherita');
