import { describe, expect, it, vi } from 'vitest';
import { addressDraftChanged, type AddressDraft } from '@/domain/addresses/types';
import { addDish } from '@/domain/cart/thunks';
import {
  noteChanged,
  orderTypeChosen,
  paymentStarted,
  pickupTimeChanged,
  pickupTimeConfirmed,
  tableNumberChanged,
} from '@/domain/checkout/slice';
import { networkChanged } from '@/domain/connectivity/slice';
import { loginDismissed, loginRequested } from '@/domain/dialogs/slice';
import { applyOffer, offerList } from '@/domain/offers/slice';
import { loggedIn } from '@/domain/session/types';
import { tinyRestaurant } from '../../sandbox/testing/tiny-restaurant';
import { DINER, storeDiner } from '../../tests/demo-data';
import { useSandbox } from '../../tests/sandbox';
import { openTab, waitFor } from '../../tests/tab';
import { soup } from '../../tests/tiny-cart';

const sandbox = useSandbox({ restaurants: [tinyRestaurant] });
const HOUR = 3_600_000;

type Tab = ReturnType<typeof openCart>;

const openCart = (isOnline = true) => openTab('/cart', { host: 'tiny.localhost', isOnline });

async function enterOrder({ store, state, loaded }: Tab): Promise<void> {
  await loaded();
  if (state().session.phone !== DINER) store.dispatch(loggedIn(DINER));
  await store.dispatch(addDish({ ...soup, quantity: 4 }));
  await loaded();
  store.dispatch(noteChanged('No onion'));
  store.dispatch(orderTypeChosen('Dine in'));
  store.dispatch(tableNumberChanged('7'));
  store.dispatch(pickupTimeChanged('20:30'));
  store.dispatch(pickupTimeConfirmed());
  store.dispatch(addressDraftChanged({ houseNumber: 'Flat 3' } as AddressDraft));
  await store.dispatch(offerList.fetch());
  const flat = state().offers.offers.data?.find(({ code }) => code === 'FLAT100');
  if (!flat) throw new Error('the offer is missing');
  await store.dispatch(applyOffer(flat));
}

async function expectOrder({ state, loaded }: Tab, pickupTime = '20:30'): Promise<void> {
  await loaded();
  await waitFor(() => {
    expect(state().cart.lines.data).toMatchObject([{ variantId: 'v-soup', quantity: 4 }]);
    expect(state().checkout).toMatchObject({
      note: 'No onion',
      orderType: 'Dine in',
      tableNumber: '7',
      confirmedPickupTime: pickupTime,
    });
    expect(state().checkout.appliedOffer?.code).toBe('FLAT100');
  });
  expect(state().checkout.addressDraft).toMatchObject({ houseNumber: 'Flat 3' });
  expect(state().session.phone).toBe(DINER);
  expect(sandbox.requests.list('cart/delete')).toEqual([]);
  expect(sandbox.requests.list('cart/addItemTest')).toHaveLength(1);
}

function reload({ close }: Tab, isOnline = true): Tab {
  close();
  return openCart(isOnline);
}

/** The page then reads changes of other tabs. */
const showPage = () => document.dispatchEvent(new Event('visibilitychange'));

interface Disturbance {
  name: string;
  before?: () => void;
  /** @returns the page shown afterwards. */
  interrupt: (tab: Tab) => Tab | Promise<Tab>;
  /** The pick-up time ends with its tab (docs/behaviour.md 18.2). */
  pickupTime?: string;
}

const refuse = () => {
  throw new DOMException('refused', 'QuotaExceededError');
};

const disturbances: Disturbance[] = [
  { name: 'a reload', interrupt: (tab) => reload(tab) },
  {
    name: 'closing and reopening the tab',
    pickupTime: '',
    interrupt: (tab) => {
      tab.close();
      sessionStorage.clear();
      return openCart();
    },
  },
  {
    name: 'a reload while offline',
    interrupt: async (tab) => {
      sandbox.faults.add({ call: '*', kind: 'drop' });
      const again = reload(tab, false);
      await waitFor(() => expect(again.state().shop.lookup.status).toBe('failed'));
      sandbox.faults.clear();
      again.store.dispatch(networkChanged(true));
      return again;
    },
  },
  {
    name: 'a reload during which the cart fails to load once',
    interrupt: async (tab) => {
      sandbox.faults.add({ call: 'cart/displayTestFramCore', kind: 'status', times: 1 });
      const again = reload(tab);
      await waitFor(() => expect(again.state().cart.lines.status).toBe('failed'));
      return reload(again);
    },
  },
  {
    name: 'full browser storage',
    before: () => {
      vi.spyOn(localStorage, 'setItem').mockImplementation(refuse);
      vi.spyOn(sessionStorage, 'setItem').mockImplementation(refuse);
    },
    interrupt: (tab) => {
      showPage();
      return tab;
    },
  },
  {
    name: 'blocked browser storage',
    before: () => {
      for (const storage of [localStorage, sessionStorage]) {
        vi.spyOn(storage, 'getItem').mockImplementation(refuse);
        vi.spyOn(storage, 'setItem').mockImplementation(refuse);
      }
    },
    interrupt: (tab) => {
      showPage();
      return tab;
    },
  },
  ...[-3, 1].map((hours) => ({
    name: `a reload with the clock changed by ${String(hours)} h`,
    interrupt: (tab: Tab) => {
      vi.spyOn(Date, 'now').mockReturnValue(Date.now() + hours * HOUR);
      return reload(tab);
    },
  })),
  {
    name: 'a login that is cancelled',
    interrupt: (tab) => {
      tab.store.dispatch(loginRequested('place-order'));
      tab.store.dispatch(loginDismissed());
      return reload(tab);
    },
  },
  {
    name: 'a payment that is cancelled',
    interrupt: (tab) => {
      const { cartId } = tab.state().cart;
      tab.store.dispatch(paymentStarted({ cartId, at: Date.now(), amount: 29_980 }));
      return reload(tab);
    },
  },
];

describe('Cart, note, table, pick-up time, offer and address draft', () => {
  it.each(disturbances)('survive $name', async ({ before, interrupt, pickupTime }) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    storeDiner();
    before?.();
    const tab = openCart();
    await enterOrder(tab);
    await expectOrder(await interrupt(tab), pickupTime);
  });
});
