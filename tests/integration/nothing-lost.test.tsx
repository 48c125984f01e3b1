import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDish } from '@/domain/cart/thunks';
import { loggedIn } from '@/domain/session/events';
// Loads lazy code up front, so that no test waits for it.
import '@/features/addresses/address-sheet';
import '@/features/addresses/location-picker';
import '@/features/addresses/manual-address-form';
import '@/features/dish/dish-popup-from-url';
import { navigation } from '@/platform/navigation';
import '@/routes/cart';
import '@/routes/menu';
import { DINER, storeDiner } from '../demo-data';
import { customDish, tinyRestaurant } from '../../sandbox/testing/tiny-restaurant';
import { blockMapsScript, removeMapsScript } from '../maps-script';
import { renderShop } from '../render-shop';
import { isFullRun } from '../test-scope';
import { useSandbox } from '../sandbox';

/** Combines every step of an order with every disturbance: the diner's input must survive. */
const sandbox = useSandbox({ restaurants: [tinyRestaurant] });
const host = 'tiny.localhost';
const EVENING = new Date('2026-11-20T18:30:00+05:30');

type Shop = ReturnType<typeof renderShop>;

const cartBar = () => screen.findByRole('region', { name: 'Cart' });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const field = (name: string) => screen.findByLabelText(name);
const line = () => screen.findByRole('heading', { name: /Soup/ });

/** Soups cost ₹99.95 each. */
async function fillCart({ user, store }: Shop) {
  await screen.findAllByRole('article', { name: 'Soup' });
  // Without storage the diner of an earlier visit is unknown.
  if (store.getState().session.phone !== DINER) act(() => void store.dispatch(loggedIn(DINER)));
  const soups = { dishId: 'd-soup', variantId: 'v-soup', quantity: 4, origin: 'row' } as const;
  await act(async () => {
    await store.dispatch(addDish(soups));
  });
  await waitFor(async () => expect(await cartBar()).toHaveTextContent('4 items'));
  await user.click(await button(/Checkout/));
  await line();
  await waitFor(async () => expect(await button('Place Order')).toBeEnabled());
}

async function openPicker({ user }: Shop) {
  await user.click(await button(/^(Select|Change) address$/));
  const sheet = within(await screen.findByRole('dialog', { name: 'Select an address' }));
  await user.click(await sheet.findByRole('button', { name: 'Add address' }));
  await screen.findByRole('dialog', { name: 'Select delivery location' });
  const house = () => screen.queryByLabelText('House No *');
  // The map requests its script on first use.
  const script = () => document.head.querySelector('script[src*="/maps/api/js"]');
  await waitFor(() => expect(house() ?? script()).not.toBeNull());
  if (!house()) await blockMapsScript();
  return field('House No *');
}

interface Step {
  name: string;
  perform: (shop: Shop) => Promise<unknown>;
  expectIntact: (shop: Shop) => Promise<unknown>;
  /** Session data is lost with its tab (contract §2). */
  endsWithVisit?: true;
}

const steps: Step[] = [
  { name: 'the filled cart', perform: line, expectIntact: line },
  {
    name: 'the cooking note',
    perform: async ({ user }) => user.type(await field('Cooking instructions'), 'No onion'),
    expectIntact: () =>
      waitFor(() => expect(screen.getByLabelText('Cooking instructions')).toHaveValue('No onion')),
  },
  {
    name: 'the table number',
    perform: async ({ user }) => {
      await user.click(await screen.findByRole('radio', { name: 'Dine in' }));
      await user.type(await field('Table number'), '7');
    },
    expectIntact: async () => {
      await waitFor(() => expect(screen.getByRole('radio', { name: 'Dine in' })).toBeChecked());
      expect(await field('Table number')).toHaveValue('7');
    },
  },
  {
    name: 'the car number',
    perform: async ({ user }) => {
      await user.click(await screen.findByRole('radio', { name: 'Dine in' }));
      await user.click(await screen.findByRole('radio', { name: 'Car' }));
      await user.type(await field('Car number'), 'KA 01');
    },
    expectIntact: async () => expect(await field('Car number')).toHaveValue('KA 01'),
  },
  {
    name: 'the confirmed pick-up time',
    endsWithVisit: true,
    perform: async ({ user }) => {
      await user.click(await screen.findByRole('radio', { name: 'Take Away' }));
      await user.type(await field('Pick up time'), '20:30');
      await user.click(await button('set time'));
      await button('Place Order');
    },
    expectIntact: async () => {
      await waitFor(() => expect(screen.getByRole('radio', { name: 'Take Away' })).toBeChecked());
      expect(await field('Pick up time')).toHaveValue('20:30');
      await button('Place Order');
    },
  },
  {
    name: 'the applied offer',
    perform: async ({ user }) => {
      await user.click(await button('View offers'));
      await user.click(await button('Apply FLAT100'));
      await button('Remove FLAT100');
      await waitFor(() => expect(screen.getByText('Coupon FLAT100')).toBeVisible());
    },
    expectIntact: async () => {
      await button('Remove FLAT100');
      expect(await screen.findByText('Coupon FLAT100')).toBeVisible();
    },
  },
  {
    name: 'the half-typed address',
    perform: async (shop) => {
      await shop.user.type(await openPicker(shop), 'Flat 3');
      await shop.user.keyboard('{Escape}');
      await shop.user.keyboard('{Escape}');
    },
    expectIntact: async (shop) => {
      const house = await openPicker(shop);
      await waitFor(() => expect(house).toHaveValue('Flat 3'));
    },
  },
];

interface Disturbance {
  name: string;
  before?: () => void;
  /** @returns the page shown afterwards. */
  interrupt: (shop: Shop) => Promise<Shop>;
  endsVisit?: true;
}

function reopen({ unmount }: Shop): Shop {
  unmount();
  removeMapsScript();
  return renderShop('/cart', { host });
}

async function visitMenuAndReturn(shop: Shop): Promise<Shop> {
  await shop.user.click(await screen.findByRole('link', { name: /Add more items/ }));
  await screen.findAllByRole('article', { name: 'Soup' });
  await shop.user.click(await button(/Checkout/));
  await line();
  return shop;
}

/** The page then reads changes of other tabs. */
async function hideAndShowPage(shop: Shop): Promise<Shop> {
  const after = await visitMenuAndReturn(shop);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await sandbox.settle();
  expect(shop.store.getState().session.phone).toBe(DINER);
  return after;
}

const setNetwork = (online: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  sandbox.faults.clear();
  if (!online) sandbox.faults.add({ call: '*', kind: 'drop' });
  act(() => {
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });
};

function refuse(name: 'QuotaExceededError' | 'SecurityError'): never {
  throw new DOMException('refused', name);
}

const disturbances: Disturbance[] = [
  { name: 'a reload', interrupt: (shop) => Promise.resolve(reopen(shop)) },
  {
    name: 'closing and reopening the tab',
    endsVisit: true,
    interrupt: (shop) => {
      sessionStorage.clear();
      return Promise.resolve(reopen(shop));
    },
  },
  {
    name: 'going back and forward',
    interrupt: async (shop) => {
      act(() => window.history.back());
      await screen.findAllByRole('article', { name: 'Soup' });
      act(() => window.history.forward());
      await line();
      return shop;
    },
  },
  {
    name: 'a temporary loss of the network',
    interrupt: async (shop) => {
      setNetwork(false);
      expect(await button('You are offline')).toBeDisabled();
      setNetwork(true);
      await waitFor(() => expect(screen.queryByText('You are offline')).toBeNull());
      return shop;
    },
  },
  {
    name: 'a reload while offline',
    interrupt: async (shop) => {
      setNetwork(false);
      const again = reopen(shop);
      await screen.findAllByText(/offline/i);
      setNetwork(true);
      await line();
      return again;
    },
  },
  {
    name: 'full browser storage',
    before: () => {
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => refuse('QuotaExceededError'));
      vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => refuse('QuotaExceededError'));
    },
    interrupt: hideAndShowPage,
  },
  {
    name: 'blocked browser storage',
    before: () => {
      for (const storage of ['localStorage', 'sessionStorage', 'indexedDB'] as const)
        vi.spyOn(window, storage, 'get').mockImplementation(() => refuse('SecurityError'));
    },
    interrupt: hideAndShowPage,
  },
  {
    name: 'a reload with the clock set back three hours',
    interrupt: (shop) => {
      vi.setSystemTime(EVENING.getTime() - 3 * 3_600_000);
      return Promise.resolve(reopen(shop));
    },
  },
  {
    name: 'a reload with the clock set ahead one hour',
    interrupt: (shop) => {
      vi.setSystemTime(EVENING.getTime() + 3_600_000);
      return Promise.resolve(reopen(shop));
    },
  },
  {
    name: 'a clock set back while the page is open',
    interrupt: (shop) => {
      vi.setSystemTime(EVENING.getTime() - 3 * 3_600_000);
      return visitMenuAndReturn(shop);
    },
  },
];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: EVENING });
  vi.spyOn(navigation, 'goTo').mockImplementation(() => undefined);
  storeDiner();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  cleanup();
  removeMapsScript();
  // The maps loader logs a failed script.
  vi.spyOn(console, 'error');
});

/** A full run tests all combinations, other runs every fifth. */
const STRIDE = isFullRun ? 1 : 5;

describe.each(disturbances.map((disturbance, place) => ({ ...disturbance, place })))(
  'An order disturbed by $name',
  (disturbance) => {
    const { before, interrupt, endsVisit, place } = disturbance;
    const possible = steps.filter(({ endsWithVisit }) => !(endsWithVisit && endsVisit));
    it.each(possible.filter((_, index) => (index + place) % STRIDE === 0))(
      'keeps $name, without deleting the cart or adding the dish again',
      async ({ perform, expectIntact }) => {
        vi.spyOn(console, 'error').mockImplementation(() => undefined);
        before?.();
        const shop = renderShop('/menu', { host });
        await fillCart(shop);
        await perform(shop);
        const after = await interrupt(shop);
        await line();
        await expectIntact(after);
        expect(sandbox.requests.list('cart/delete')).toEqual([]);
        expect(sandbox.requests.list('cart/addItemTest')).toHaveLength(1);
      },
    );
  },
);

describe('A dish popup', () => {
  it('opens again after a reload, and the cart still contains 1 item', async () => {
    const { id } = sandbox.world.carts.add({
      phone: DINER,
      restaurantId: tinyRestaurant.info.Key,
      variantId: 'v-full',
      quantity: 1,
      addCustDish: customDish('Thin crust'),
    });
    localStorage.setItem('cartId', id);
    const { user, unmount } = renderShop('/menu', { host });
    await user.click(await button('Margherita'));
    await user.click(await screen.findByRole('checkbox', { name: /crispy/ }));
    const { pathname, search } = window.location;
    unmount();
    renderShop(`${pathname}${search}`, { host });
    expect(await screen.findByRole('dialog', { name: 'Margherita' })).toBeVisible();
    await waitFor(async () => expect(await cartBar()).toHaveTextContent('1 item'));
  });
});

describe('A double click on Place Order', () => {
  it.each(disturbances.filter(({ before }) => before))(
    'opens the payment page once, with the table number, despite $name',
    async ({ before }) => {
      before?.();
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const shop = renderShop('/menu', { host });
      await fillCart(shop);
      await shop.user.click(await screen.findByRole('radio', { name: 'Dine in' }));
      await shop.user.type(await field('Table number'), '7');
      await waitFor(async () => expect(await button('Place Order')).toBeEnabled());
      await shop.user.dblClick(await button('Place Order'));
      await waitFor(() => expect(navigation.goTo).toHaveBeenCalledTimes(1));
      await sandbox.settle();
      expect(navigation.goTo).toHaveBeenCalledTimes(1);
      const left = new URL(vi.mocked(navigation.goTo).mock.calls[0]?.[0] ?? '');
      expect(left.searchParams.get('tableNumber')).toBe('7');
    },
  );
});
