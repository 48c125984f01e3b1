import { act, render, screen, waitFor } from '@testing-library/react';
import { Profiler, type ComponentProps } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { showToast } from '@/app/show-toast';
import { addDish } from '@/domain/cart/thunks';
import { noteChanged } from '@/domain/checkout/slice';
import { identifyShop } from '@/domain/shop/identify';
import { makeStore } from '@/store';
import { OpenDishProvider } from '@/store/open-dish-context';
import { startShop } from '@/store/start';
import { demoRestaurants } from '../../../sandbox/restaurants';
import { tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { findDishItem, renderDishes } from '../../../tests/render-dishes';
import { useSandbox } from '../../../tests/sandbox';
import { DishItem } from './dish-item';

const controlRendered = vi.hoisted(() => vi.fn<(itemName: string) => void>());
vi.mock(import('@/ui/controls/quantity-control'), async (importOriginal) => {
  const { QuantityControl, ...rest } = await importOriginal();
  return {
    ...rest,
    QuantityControl: (props: ComponentProps<typeof QuantityControl>) => {
      controlRendered(props.itemName);
      return <QuantityControl {...props} />;
    },
  };
});

useSandbox({ restaurants: [...demoRestaurants, tinyRestaurant] });
const tiny = { host: 'tiny.localhost' };

describe('A dish in a list', () => {
  it('shows its veg mark and "Popular" badge, and a button with its name opens the popup', async () => {
    const { user } = renderDishes(['d-paneer-tikka']);
    const { item } = await findDishItem('Paneer Tikka');
    expect(item.getByRole('img', { name: 'Veg' })).toBeVisible();
    expect(item.getByText('Popular')).toBeVisible();
    await user.click(item.getByRole('button', { name: 'Paneer Tikka' }));
    expect(await screen.findByRole('dialog', { name: 'Paneer Tikka' })).toBeVisible();
    expect(window.location.search).toBe('?dish=d-paneer-tikka');
  });

  it('shows offer price, struck price and percent off when the prices differ, otherwise only the price', async () => {
    renderDishes(['d-paneer-tikka', 'd-chicken-65']);
    const { item } = await findDishItem('Paneer Tikka');
    expect(item.getByText('₹219')).toBeVisible();
    expect(item.getByText('₹259').tagName).toBe('S');
    expect(item.getByText('15% off')).toBeVisible();
    const other = await findDishItem('Chicken 65');
    expect(other.item.getByText('₹229')).toBeVisible();
    expect(other.element.querySelector('s')).toBeNull();
    expect(other.item.queryByText(/% off/)).toBeNull();
  });

  it('has an Add button that is described by the name of the dish', async () => {
    renderDishes(['d-butter-naan']);
    const { item } = await findDishItem('Butter naan');
    expect(item.getByRole('button', { name: 'Add' })).toHaveAccessibleDescription(/Butter naan/);
  });

  it('cuts the description at 72 characters; "more" shows the rest without opening the popup', async () => {
    const { user } = renderDishes(['d-paneer-butter-masala']);
    const { element, item } = await findDishItem('Paneer butter masala');
    const cut = element.querySelector('p')?.firstChild?.textContent ?? '';
    expect(cut).toMatch(/^.{56,72}… $/);
    await user.click(item.getByRole('button', { name: 'more' }));
    expect(item.getByText(/Contains nuts and milk/)).toBeVisible();
    expect(item.getByRole('button', { name: 'Show less' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows "customise" only when the dish is customizable', async () => {
    renderDishes(['d-margherita-pizza', 'd-chicken-65']);
    expect((await findDishItem('Margherita pizza')).item.getByText('customise')).toBeVisible();
    expect((await findDishItem('Chicken 65')).item.queryByText('customise')).toBeNull();
  });

  it('shows "out of stock" and no buttons when it is out of stock', async () => {
    renderDishes(['d-gone'], tiny);
    const { item } = await findDishItem('Gone');
    expect(item.getByText('out of stock')).toBeVisible();
    expect(item.queryAllByRole('button')).toEqual([]);
  });
});

/** The URL changes before the router renders its query. */
function RenderedQuery() {
  return <output>{useLocation().search}</output>;
}

describe('A list of dishes', () => {
  it('does not re-render a dish when another dish is added or opened, or the note changes', async () => {
    const store = makeStore(identifyShop('spice-garden.localhost', '/menu', 'localhost'), showToast);
    window.history.pushState(null, '', '/menu');
    startShop(store);
    const rendered = { other: 0 };
    render(
      <Provider store={store}>
        <BrowserRouter>
          <RenderedQuery />
          <OpenDishProvider>
            <DishItem dishId="d-chicken-65" />
            <Profiler id="other" onRender={() => (rendered.other += 1)}>
              <DishItem dishId="d-paneer-tikka" />
            </Profiler>
          </OpenDishProvider>
        </BrowserRouter>
      </Provider>,
    );
    const { item } = await findDishItem('Chicken 65');
    await findDishItem('Paneer Tikka');
    await waitFor(() => expect(store.getState().session.phone).not.toBe(''));
    rendered.other = 0;
    controlRendered.mockClear();
    await act(async () => {
      store.dispatch(noteChanged('No onion'));
      await store.dispatch(
        addDish({ dishId: 'd-chicken-65', variantId: 'v-chicken-65', quantity: 1, origin: 'row' }),
      );
    });
    act(() => item.getByRole('button', { name: 'Chicken 65' }).click());
    expect(await screen.findByText('?dish=d-chicken-65')).toBeVisible();
    expect(item.getByText('1')).toBeVisible();
    expect(rendered.other).toBe(0);
    // A Profiler misses re-renders that only a context causes, as a navigation would.
    const names = controlRendered.mock.calls.map(([name]) => name);
    expect(names).toContain('Chicken 65');
    expect(names).not.toContain('Paneer Tikka');
  });
});
