import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { showToast } from '@/app/show-toast';
import { identifyShop } from '@/domain/shop/identify';
import { DishItem } from '@/features/dish/dish-item';
import { DishPopup } from '@/features/dish/dish-popup';
import { RepeatSheet } from '@/features/dish/repeat-sheet';
import { makeStore } from '@/store';
import { startShop } from '@/store/start';
import { Toasts } from '@/ui/toasts';

/** Some dishes of a restaurant with their popup and sheet, the real store behind them, and nothing else. */
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
        {dishIds.map((dishId) => (
          <DishItem key={dishId} dishId={dishId} />
        ))}
        <DishPopup />
        <RepeatSheet />
      </BrowserRouter>
      <Toasts label="Messages" closeLabel="Close" autoClose={5000} dragPercent={80} />
    </Provider>,
  );
  return { store, user: userEvent.setup(), ...view };
}
