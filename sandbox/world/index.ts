import type { RestaurantChanges, RestaurantRecord } from '../restaurants/record';
import { Addresses } from './addresses';
import { calculateBill, type Bill, type BillRequest } from './bill';
import { Carts } from './carts';
import { Catalogue } from './catalogue';
import type { Context } from './context';
import { Diners } from './diners';
import { Orders } from './orders';
import { takePayment, type PaymentQuery } from './payment';
import { addSeededDiner, freshState } from './seed';
import type { Order, State } from './state';
import { dropState, readState, writeState } from './store';

export { HttpError } from './http-error';

export interface WorldOptions {
  restaurants: readonly RestaurantRecord[];
  now?: () => Date;
  /** File for the persisted state; not persisted by default. */
  storePath?: string;
  /** Discards the state of an earlier run in `storePath`. */
  fresh?: boolean;
  log?: (line: string) => void;
}

export interface World {
  readonly state: State;
  readonly catalogue: Catalogue;
  readonly carts: Carts;
  readonly diners: Diners;
  readonly addresses: Addresses;
  readonly orders: Orders;
  readonly now: () => Date;
  bill: (request: BillRequest) => Bill;
  pay: (query: PaymentQuery) => Order;
  /** Changes a restaurant until `reset`. */
  changeRestaurant: (slug: string, change: Partial<RestaurantChanges>) => void;
  reset: () => void;
  flush: () => void;
}

export function createWorld(options: WorldOptions): World {
  const { restaurants, storePath, now = () => new Date(), log = () => undefined } = options;
  if (storePath !== undefined && options.fresh) dropState(storePath);

  let state = (storePath !== undefined ? readState(storePath, log) : undefined) ?? freshState(restaurants);
  for (const restaurant of restaurants) addSeededDiner(state, restaurant);

  let writing: NodeJS.Immediate | undefined;
  const flush = (): void => {
    if (writing) clearImmediate(writing);
    writing = undefined;
    if (storePath !== undefined) writeState(storePath, state);
  };

  const catalogue = new Catalogue(restaurants, state.restaurantChanges);
  const context: Context = {
    get state() {
      return state;
    },
    catalogue,
    now,
    // Write several changes of one call once.
    changed: () => {
      if (storePath !== undefined) writing ??= setImmediate(flush);
    },
  };
  const carts = new Carts(context);
  const diners = new Diners(context, carts);
  const orders = new Orders(context);

  return {
    get state() {
      return state;
    },
    catalogue,
    carts,
    diners,
    orders,
    now,
    addresses: new Addresses(context),
    bill: (request) => calculateBill(context, carts, request),
    pay: (query) => takePayment(context, { carts, orders, diners }, query),
    changeRestaurant: (slug, change) => {
      const complete = {
        timing: {},
        outOfStock: {},
        prices: {},
        charges: {},
        withdrawnOffers: {},
        quirks: {},
        ...change,
      };
      catalogue.change(slug, complete);
      const former = state.restaurantChanges[slug];
      const prices = { ...former?.prices };
      for (const [id, price] of Object.entries(complete.prices)) prices[id] = { ...prices[id], ...price };
      state.restaurantChanges[slug] = {
        timing: { ...former?.timing, ...complete.timing },
        outOfStock: { ...former?.outOfStock, ...complete.outOfStock },
        prices,
        charges: { ...former?.charges, ...complete.charges },
        withdrawnOffers: { ...former?.withdrawnOffers, ...complete.withdrawnOffers },
        quirks: { ...former?.quirks, ...complete.quirks },
      };
      context.changed();
    },
    reset: () => {
      state = freshState(restaurants);
      catalogue.restore({});
      context.changed();
    },
    flush,
  };
}
