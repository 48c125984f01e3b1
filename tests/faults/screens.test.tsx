import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import { expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { DishPopupFromUrl } from '@/features/dish/dish-popup-from-url';
import AddressRoute from '@/routes/address';
import CartRoute from '@/routes/cart';
import HomeRoute from '@/routes/home';
import MenuRoute from '@/routes/menu';
import OffersRoute from '@/routes/offers';
import OrderDetailsRoute from '@/routes/order-details';
import OrderHistoryRoute from '@/routes/order-history';
import OrderInfoRoute from '@/routes/order-info';
import { tinyRestaurant } from '../../sandbox/testing/tiny-restaurant';
import { DINER, storeDiner } from '../demo-data';
import { addOrder } from '../placed-order';
import { renderPage } from '../render-page';
import { useSandbox } from '../sandbox';
import { storeCart } from '../stored-cart';

const [category] = tinyRestaurant.dishes;
const restaurantId = tinyRestaurant.info.Key;
const sandbox = useSandbox({
  restaurants: [
    {
      ...tinyRestaurant,
      dishes: category
        ? [{ ...category, 'items:': category['items:'].map((dish) => ({ ...dish, popular: true })) }]
        : [],
    },
  ],
});

/** Words of a programming language that a diner must not read. */
const TECHNICAL_WORDS = /\bundefined\b|\bNaN\b|\bnull\b|\[object /;

interface Screen {
  name: string;
  call: string;
  Page: ComponentType;
  /** Stores what the page needs. @returns its path. */
  path: () => string;
  dialogs?: ReactNode;
  /** Leads to the failure, if that does not happen at once. */
  act?: (user: UserEvent) => Promise<void>;
  /** The call's own text (docs/behaviour.md 19). Other failures only show 'Try again'. */
  text?: string;
  expectResult: () => void;
}

const withCart = () => {
  storeCart(sandbox.world, { 'v-soup': 4 }, { restaurantId });
  return paths.cart;
};
const placeOrder = () => {
  storeDiner();
  const items = [{ units: 2, name: 'Soup', size: '', choices: '', addOns: '', subtotal: 19_990 }];
  const order = { restaurantId, items, itemsTotal: 19_990, gst: 1000, total: 20_990 };
  return String(addOrder(sandbox, 'Accepted', order).id);
};
const click = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const hasSoup = () => expect(screen.getAllByRole('article', { name: 'Soup' })).not.toHaveLength(0);
const canOrder = () => expect(screen.getByRole('button', { name: 'Place Order' })).toBeEnabled();
const hasOptions = () => {
  const popup = within(screen.getByRole('dialog', { name: 'Margherita' }));
  expect(popup.getByRole('checkbox', { name: /^Thin crust$/ })).toBeVisible();
  expect(popup.getByRole('checkbox', { name: /Olives/ })).toBeVisible();
};

const screens: Screen[] = [
  {
    ...{ name: 'Home: dishes', call: 'display/display_dish_list', Page: HomeRoute, path: () => paths.home },
    expectResult: hasSoup,
  },
  {
    ...{ name: 'Home: banners', call: 'display/Slider', Page: HomeRoute, path: () => paths.home },
    expectResult: () => expect(screen.getByRole('region', { name: 'Offers and news' })).toBeVisible(),
  },
  {
    ...{ name: 'Menu', call: 'display/display_dish_list', Page: MenuRoute, path: () => '/menu' },
    expectResult: hasSoup,
  },
  ...['cart/getCustomizedDishItem', 'cart/getAddConsItem'].map((call): Screen => ({
    ...{ name: 'Dish popup', call, Page: MenuRoute, path: () => '/menu?dish=d-pizza' },
    dialogs: <DishPopupFromUrl />,
    expectResult: hasOptions,
  })),
  {
    ...{ name: 'Cart', call: 'cart/displayTestFramCore', Page: CartRoute, path: withCart },
    expectResult: () => expect(screen.getByRole('heading', { name: /Soup/ })).toBeVisible(),
  },
  {
    ...{ name: 'Cart: bill', call: 'PriceCalculate/Cart', Page: CartRoute, path: withCart },
    text: 'Error while fetching cart price',
    expectResult: canOrder,
  },
  {
    ...{ name: 'Cart: offers', call: 'Offer/display_for_restaurent', Page: CartRoute, path: withCart },
    act: (user) => click(user, 'View offers'),
    expectResult: () => expect(screen.getByRole('button', { name: 'Apply FLAT100' })).toBeVisible(),
  },
  {
    ...{ name: 'Cart: addresses', call: 'Display/Address', Page: CartRoute, path: withCart },
    act: (user) => click(user, 'Select address'),
    text: 'Error while fetching address',
    expectResult: () => expect(screen.getByText('24, 2nd Floor')).toBeVisible(),
  },
  {
    ...{ name: 'Edit address', call: 'Display/Address', Page: AddressRoute },
    path: () => {
      storeDiner();
      return paths.address(sandbox.world.addresses.of(DINER, restaurantId)[0]?.id ?? '');
    },
    text: 'Error while fetching address',
    expectResult: () => expect(screen.getByLabelText('House No')).toHaveValue('24, 2nd Floor'),
  },
  {
    name: 'Offers',
    ...{ call: 'Offer/display_for_restaurent', Page: OffersRoute, path: () => paths.offers },
    expectResult: () => expect(screen.getByRole('button', { name: /FLAT100/ })).toBeVisible(),
  },
  {
    ...{ name: 'Order history', call: 'Order/history', Page: OrderHistoryRoute },
    path: () => {
      placeOrder();
      return paths.orderHistory;
    },
    expectResult: () => expect(screen.getByText(/2 x\s*Soup/)).toBeVisible(),
  },
  {
    ...{ name: 'Order details', call: 'Display/Order', Page: OrderDetailsRoute },
    path: () => paths.orderDetails(placeOrder()),
    expectResult: () => expect(screen.getByRole('heading', { name: /^Order #/ })).toBeVisible(),
  },
];

it.each(screens)(
  '$name shows that $call failed, and recovers on "Try again"',
  async ({ call, Page, path, dialogs, act, text, expectResult }) => {
    sandbox.faults.add({ call, kind: 'status' });
    const { user } = renderPage(Page, path(), { host: 'tiny.localhost', dialogs });
    await act?.(user);
    const [retry] = await screen.findAllByRole('button', { name: 'Try again' });
    if (text) expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(expectResult).toThrow();
    expect(document.body.textContent).not.toMatch(TECHNICAL_WORDS);

    sandbox.faults.clear();
    if (retry) await user.click(retry);
    await waitFor(expectResult);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(document.body.textContent).not.toMatch(TECHNICAL_WORDS);
  },
);

it.each(screens)(
  '$name asks $call once more when the browser is online again, and recovers',
  async ({ call, Page, path, dialogs, act, expectResult }) => {
    sandbox.faults.add({ call, kind: 'status' });
    const { user } = renderPage(Page, path(), { host: 'tiny.localhost', dialogs });
    await act?.(user);
    await screen.findAllByRole('button', { name: 'Try again' });
    await sandbox.requestsArrived();

    sandbox.faults.clear();
    sandbox.requests.clear();
    fireEvent.online(window);
    await waitFor(expectResult);
    await sandbox.requestsArrived();
    expect(sandbox.requests.list(call)).toHaveLength(1);
  },
);

it('Order tracking shows the service’s page although the order cannot be read', async () => {
  sandbox.faults.add({ call: 'Display/Order', kind: 'status' });
  renderPage(OrderInfoRoute, paths.orderInfo(placeOrder()), { host: 'tiny.localhost' });
  expect(await screen.findByTitle(/^Tracking of order/)).toBeInTheDocument();
});
