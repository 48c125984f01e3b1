import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { expect } from 'vitest';
import { showToast } from '@/app/show-toast';
import { identifyShop } from '@/domain/shop/identify';
import { DishItem } from '@/features/dish/dish-item';
import { DishPopupFromUrl } from '@/features/dish/dish-popup-from-url';
import { RepeatSheet } from '@/features/dish/repeat-sheet';
import { makeStore } from '@/store';
import { OpenDishProvider } from '@/store/open-dish-context';
import { startShop } from '@/store/start';
import { Toasts } from '@/ui/overlay/toasts';

export function renderDishes(
  dishIds: readonly string[],
  { host = 'spice-garden.localhost', path = '/menu' } = {},
) {
  window.history.pushState(null, '', path);
  const store = makeStore(identifyShop(host, path, 'localhost'), showToast);
  startShop(store);
  const view = render(
    <Provider store={store}>
      <BrowserRouter>
        <OpenDishProvider>
          {dishIds.map((dishId) => (
            <DishItem key={dishId} dishId={dishId} />
          ))}
          <DishPopupFromUrl />
          <RepeatSheet />
        </OpenDishProvider>
      </BrowserRouter>
      <Toasts />
    </Provider>,
  );
  return { store, user: userEvent.setup(), ...view };
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

export async function openPopup(
  dishId: string,
  name: string,
  options: Parameters<typeof renderDishes>[1] = {},
) {
  const shop = renderDishes([dishId], options);
  await shop.user.click(await screen.findByRole('button', { name }));
  return { ...shop, ...(await findPopup(name)) };
}
