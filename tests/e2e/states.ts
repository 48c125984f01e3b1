import type { APIRequestContext, Page } from '@playwright/test';
import type { Sandbox } from './sandbox';
import { addressStates } from './states-addresses';
import { brokenStates } from './states-broken';
import { checkoutStates } from './states-checkout';
import { deliveryStates } from './states-delivery';
import { dinerStates } from './states-diner';
import { dishStates } from './states-dish';
import { menuStates } from './states-menu';
import { offerStates } from './states-offers';
import { orderTypeStates } from './states-order-types';
import { orderStates } from './states-orders';
import { shopStates } from './states-shop';
import { trackingStates } from './states-tracking';

export interface StateContext {
  page: Page;
  sandbox: Sandbox;
  request: APIRequestContext;
}

export interface State {
  name: string;
  open: (context: StateContext) => Promise<void>;
  /**
   * Purpose of this state, as a partial template for `toMatchAriaSnapshot`. Without it, the whole accessibility tree is
   * compared with a file.
   */
  aria?: string;
  /**
   * Also checked on desktop in every run, as its layout differs there. With 'layout', only the top bar of the
   * accessibility tree may differ. With 'structure', the tree on desktop has a file of its own.
   */
  onDesktop?: 'layout' | 'structure';
  /** A skeleton or an error notice like in other states. `npm test` opens it on the way to the next state only. */
  isRare?: boolean;
  /** Expected console errors besides those of failing calls and scripts. */
  errors?: readonly RegExp[];
  next?: readonly State[];
}

export const states: readonly State[] = [
  ...shopStates,
  ...menuStates,
  ...dishStates,
  ...checkoutStates,
  ...deliveryStates,
  ...orderTypeStates,
  ...offerStates,
  ...addressStates,
  ...dinerStates,
  ...orderStates,
  ...trackingStates,
  ...brokenStates,
];
