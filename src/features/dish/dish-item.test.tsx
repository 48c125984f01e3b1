import { act, render, screen, waitFor, within } from '@testing-library/react';
import { Profiler } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addDish } from '@/domain/cart/thunks';
import { noteChanged } from '@/domain/checkout/slice';
import { showToast } from '@/app/show-toast';
import { identifyShop } from '@/domain/shop/identify';
import { makeStore } from '@/store';
import { startShop } from '@/store/start';
import { tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import type { DishRecord, RestaurantRecord } from '../../../sandbox/restaurants/record';
import { demoRestaurants } from '../../../sandbox/restaurants';
import { renderDishes } from '../../../tests/render-dishes';
import { useSandbox } from '../../../tests/sandbox';
import { DishItem } from './dish-item';

const twoSizes: DishRecord = {
  CId: 'd-dal',
  itemName: 'Dal',
  description: '',
  imageUrl: 'N/A',
  veg: true,
  popular: false,
  OutOfStock: false,
  Price: [
    { ID: 'v-dal-half', Quantity: 'Half', Price: 100, OfferPrice: 100 },
    { ID: 'v-dal-full', Quantity: 'Full', Price: 180, OfferPrice: 180 },
  ],
  selectToppingCheck: false,
  selectTopping: [],
  add_on_Check: false,
  add_on: [],
};
const tinyWithDal: RestaurantRecord = {
  ...tinyRestaurant,
  dishes: [...tinyRestaurant.dishes, { 'category:': 'Dals', 'items:': [twoSizes] }],
};
const sandbox = useSandbox({ restaurants: [...demoRestaurants, tinyWithDal] });
const tiny = { host: 'tiny.localhost' };

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});

async function itemNamed(name: string) {
  const element = await screen.findByRole('article', { name });
  return { element, item: within(element) };
}

function showCards() {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ matches: true, media }) as unknown as MediaQueryList,
  );
}

describe('A dish in a list', () => {
  it('is named by the dish, marked, and opened by a button of its name', async () => {
    const { user } = renderDishes(['d-paneer-tikka']);
    const { item } = await itemNamed('Paneer Tikka');
    expect(item.getByRole('img', { name: 'Veg' })).toBeVisible();
    expect(item.getByText('Popular')).toBeVisible();
    await user.click(item.getByRole('button', { name: 'Paneer Tikka' }));
    expect(await screen.findByRole('dialog', { name: 'Paneer Tikka' })).toBeVisible();
    expect(window.location.search).toBe('?dish=d-paneer-tikka');
  });

  it('has its name in lower case in the row and as given in the card', async () => {
    renderDishes(['d-paneer-tikka']);
    const { item } = await itemNamed('Paneer Tikka');
    expect(item.getByText('paneer tikka')).toHaveClass('md:hidden');
    expect(item.getByText('Paneer Tikka')).toHaveClass('hidden', 'md:inline');
  });

  it('shows offer price, struck price and percent off when they differ, and the price alone when not', async () => {
    renderDishes(['d-paneer-tikka', 'd-chicken-65']);
    const { item } = await itemNamed('Paneer Tikka');
    expect(item.getByText('₹219')).toBeVisible();
    expect(item.getByText('₹259').tagName).toBe('S');
    expect(item.getByText('15% off')).toBeVisible();
    const other = await itemNamed('Chicken 65');
    expect(other.item.getByText('₹229')).toBeVisible();
    expect(other.element.querySelector('s')).toBeNull();
    expect(other.item.queryByText(/% off/)).toBeNull();
  });

  it('cuts the description at 72 characters until more is tapped, which opens nothing', async () => {
    const { user } = renderDishes(['d-paneer-butter-masala']);
    const { element, item } = await itemNamed('Paneer butter masala');
    const cut = element.querySelector('p')?.firstChild?.textContent ?? '';
    expect(cut.replace(/… $/, '').length).toBeLessThanOrEqual(72);
    await user.click(item.getByRole('button', { name: 'more' }));
    expect(item.getByText(/Contains nuts and milk/)).toBeVisible();
    expect(item.getByRole('button', { name: 'Show less' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('hints at customise only where there is something to', async () => {
    renderDishes(['d-margherita-pizza', 'd-chicken-65']);
    expect((await itemNamed('Margherita pizza')).item.getByText('customise')).toBeVisible();
    expect((await itemNamed('Chicken 65')).item.queryByText('customise')).toBeNull();
  });

  it('has no picture box in the row when the dish has none', async () => {
    renderDishes(['d-pizza'], tiny);
    const { element } = await itemNamed('Margherita');
    expect(element.querySelector('img')).toBeNull();
    expect(element.querySelector('[style*="aspect-ratio"]')).toHaveClass('hidden', 'md:block');
  });

  it('out of stock says so in the control’s place and does not open', async () => {
    renderDishes(['d-gone'], tiny);
    const { item } = await itemNamed('Gone');
    expect(item.getByText('out of stock')).toBeVisible();
    expect(item.queryAllByRole('button')).toEqual([]);
  });
});

describe('The control', () => {
  it('adds a simple dish directly, shows the number at once and says that it was added', async () => {
    const { user } = renderDishes(['d-chicken-65']);
    const { item } = await itemNamed('Chicken 65');
    await user.click(item.getByRole('button', { name: 'Add' }));
    const stepper = within(item.getByRole('group', { name: 'Chicken 65 quantity' }));
    expect(stepper.getByText('1')).toBeVisible();
    expect(item.getByRole('group')).toHaveAttribute('aria-busy', 'true');
    expect(item.getByText('added ( 1 )')).toBeInTheDocument();
    expect(await screen.findByText('Item added successfully!')).toBeVisible();
    await waitFor(() => expect(item.getByRole('group')).not.toHaveAttribute('aria-busy'));
    await user.click(stepper.getByRole('button', { name: 'Increase quantity' }));
    expect(stepper.getByText('2')).toBeVisible();
    await waitFor(() => expect(item.getByRole('group')).not.toHaveAttribute('aria-busy'));
    await user.click(stepper.getByRole('button', { name: 'Decrease quantity' }));
    expect(await screen.findByText('Item removed successfully!')).toBeVisible();
  });

  it('ignores taps while a call runs, on other dishes too', async () => {
    const { user } = renderDishes(['d-chicken-65', 'd-golden-prawns', 'd-margherita-pizza']);
    const { item } = await itemNamed('Chicken 65');
    sandbox.faults.add({ call: 'cart/addItemTest', kind: 'delay', ms: 1500, times: 1 });
    await user.click(item.getByRole('button', { name: 'Add' }));
    await user.click(item.getByRole('button', { name: 'Increase quantity' }));
    await user.click((await itemNamed('Margherita pizza')).item.getByRole('button', { name: 'Add' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(item.getByText('1')).toBeVisible();
    await screen.findByText('Item added successfully!');
    expect(sandbox.requests.list('cart/addItemTest')).toHaveLength(1);
  });

  it('a failure in the row lets the number go back and says so in a toast', async () => {
    const { user } = renderDishes(['d-chicken-65']);
    const { item } = await itemNamed('Chicken 65');
    sandbox.faults.add({ call: 'cart/addItemTest', kind: 'status' });
    await user.click(item.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('error while adding to cart')).toBeVisible();
    expect(item.getByRole('button', { name: 'Add' })).toBeVisible();
    expect(item.queryByText('Failed to add item in cart!')).toBeNull();
  });

  it('a failure in the card is said in a toast and, for 3 s, beside the control', async () => {
    showCards();
    const { user } = renderDishes(['d-chicken-65']);
    const { item } = await itemNamed('Chicken 65');
    sandbox.faults.add({ call: 'cart/addItemTest', kind: 'status' });
    await user.click(item.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Failed to add item in cart.')).toBeVisible();
    expect(item.getByText('Failed to add item in cart!')).toBeInTheDocument();
    await waitFor(() => expect(item.queryByText('Failed to add item in cart!')).toBeNull(), {
      timeout: 3500,
    });
  });

  it.each([
    ['row', 'error while removing from cart'],
    ['card', 'Error while removing quantity'],
  ])('a refused removal in the %s lets the number go back and says so', async (form, text) => {
    if (form === 'card') showCards();
    const { user, store } = renderDishes(['d-chicken-65']);
    const { item } = await itemNamed('Chicken 65');
    await user.click(item.getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(store.getState().cart).toMatchObject({ busy: null, fetch: { status: 'ready' } }),
    );
    sandbox.faults.add({ call: 'cart/remove', kind: 'status' });
    await user.click(item.getByRole('button', { name: 'Decrease quantity' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(within(item.getByRole('group')).getByText('1')).toBeVisible();
  });

  it('says after 10 s that it is still trying', async () => {
    const { user } = renderDishes(['d-chicken-65']);
    const { item } = await itemNamed('Chicken 65');
    sandbox.faults.add({ call: 'cart/addItemTest', kind: 'delay', ms: 10_400, times: 1 });
    await user.click(item.getByRole('button', { name: 'Add' }));
    expect(item.queryByText('Still trying…')).toBeNull();
    expect(await item.findByText('Still trying…', undefined, { timeout: 10_500 })).toBeVisible();
    await waitFor(() => expect(item.queryByText('Still trying…')).toBeNull(), { timeout: 2000 });
  }, 15_000);

  it('refreshes the cart first for a dish with toppings or add-ons, when there is a cart', async () => {
    const { user, store } = renderDishes(['d-chicken-65', 'd-margherita-pizza']);
    const { item } = await itemNamed('Chicken 65');
    await user.click(item.getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(store.getState().cart).toMatchObject({ busy: null, fetch: { status: 'ready' } }),
    );
    sandbox.requests.clear();
    await user.click((await itemNamed('Margherita pizza')).item.getByRole('button', { name: 'Add' }));
    expect(await screen.findByRole('dialog', { name: 'Margherita pizza' })).toBeVisible();
    await waitFor(() => expect(sandbox.requests.list('cart/displayTestFramCore')).toHaveLength(1));
  });

  it('of a customizable dish decides by the cart as refreshed, not as it was', async () => {
    const { user, store } = renderDishes(['d-chicken-65', 'd-margherita-pizza']);
    const { item } = await itemNamed('Chicken 65');
    await user.click(item.getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(store.getState().cart).toMatchObject({ busy: null, fetch: { status: 'ready' } }),
    );
    // Another tab of the diner's puts a pizza together.
    const { cartId } = store.getState().cart;
    sandbox.world.carts.addCustomized(
      cartId,
      'v-margherita-pizza',
      1,
      JSON.stringify([
        { customized_id: 'g-base', data: '[Thin crust]' },
        { customized_id: '', data: '[]' },
      ]),
    );
    await user.click((await itemNamed('Margherita pizza')).item.getByRole('button', { name: 'Add' }));
    expect(await screen.findByRole('dialog', { name: 'Repeat last used item ?' })).toBeVisible();
    expect(window.location.search).toBe('');
  });

  it('of a customizable dish does not wait long for a cart that does not come', async () => {
    const { user, store } = renderDishes(['d-chicken-65', 'd-margherita-pizza']);
    const { item } = await itemNamed('Chicken 65');
    await user.click(item.getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(store.getState().cart).toMatchObject({ busy: null, fetch: { status: 'ready' } }),
    );
    sandbox.faults.add({ call: 'cart/displayTestFramCore', kind: 'delay', ms: 4000, times: 1 });
    const pizza = (await itemNamed('Margherita pizza')).item;
    await user.dblClick(pizza.getByRole('button', { name: 'Add' }));
    expect(pizza.getByRole('button', { name: 'Add' })).toHaveAttribute('aria-busy', 'true');
    expect(await screen.findByRole('dialog', { name: 'Margherita pizza' }, { timeout: 2000 })).toBeVisible();
    expect(sandbox.requests.list('cart/displayTestFramCore').length).toBeLessThanOrEqual(2);
  });

  it('of two sizes opens the popup for Add and plus, and takes one of the size added last for minus', async () => {
    const { user, store } = renderDishes(['d-dal'], tiny);
    const { item } = await itemNamed('Dal');
    const settled = () =>
      waitFor(() => expect(store.getState().cart).toMatchObject({ busy: null, fetch: { status: 'ready' } }));
    for (const [size, opener] of [
      [/Full/, 'Add'],
      [/Half/, 'Increase quantity'],
    ] as const) {
      await user.click(item.getByRole('button', { name: opener }));
      const popup = within(await screen.findByRole('dialog', { name: 'Dal' }));
      await user.click(popup.getByRole('radio', { name: size }));
      await user.click(popup.getByRole('button', { name: /^Add/ }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 2000 });
      await settled();
    }
    expect(item.getByText('2')).toBeVisible();
    await user.click(item.getByRole('button', { name: 'Decrease quantity' }));
    await waitFor(() =>
      expect(sandbox.requests.list('cart/remove').map(({ form }) => form.id)).toEqual(['v-dal-half']),
    );
    await settled();
  });
});

describe('A long list', () => {
  it('renders a dish again only for its own sake', async () => {
    const store = makeStore(identifyShop('spice-garden.localhost', '/menu', 'localhost'), showToast);
    window.history.pushState(null, '', '/menu');
    startShop(store);
    const rendered = { other: 0 };
    render(
      <Provider store={store}>
        <BrowserRouter>
          <DishItem dishId="d-chicken-65" />
          <Profiler id="other" onRender={() => (rendered.other += 1)}>
            <DishItem dishId="d-paneer-tikka" />
          </Profiler>
        </BrowserRouter>
      </Provider>,
    );
    const { item } = await itemNamed('Chicken 65');
    await itemNamed('Paneer Tikka');
    await waitFor(() => expect(store.getState().session.phone).not.toBe(''));
    rendered.other = 0;
    await act(async () => {
      store.dispatch(noteChanged('No onion'));
      await store.dispatch(
        addDish({ dishId: 'd-chicken-65', variantId: 'v-chicken-65', quantity: 1, place: 'row' }),
      );
    });
    act(() => item.getByRole('button', { name: 'Chicken 65' }).click());
    await waitFor(() => expect(window.location.search).toBe('?dish=d-chicken-65'));
    expect(item.getByText('1')).toBeVisible();
    expect(rendered.other).toBe(0);
  });
});
