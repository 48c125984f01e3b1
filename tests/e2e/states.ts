import type { APIRequestContext, Page } from '@playwright/test';
import type { Sandbox } from './sandbox';
import { addressStates } from './states-addresses';
import { brokenStates } from './states-broken';
import { checkoutStates } from './states-checkout';
import { dinerStates } from './states-diner';
import { menuStates } from './states-menu';
import { offerStates } from './states-offers';
import { orderStates } from './states-orders';
import { shopStates } from './states-shop';

export interface StateContext {
  page: Page;
  sandbox: Sandbox;
  request: APIRequestContext;
}

export interface State {
  name: string;
  open: (context: StateContext) => Promise<void>;
  /** Also checked on desktop in every run, because its layout differs there. */
  onDesktop?: true;
  /** Expected console errors besides those of failing calls and scripts. */
  errors?: readonly RegExp[];
  next?: readonly State[];
}

export const states: readonly State[] = [
  ...shopStates,
  ...menuStates,
  ...checkoutStates,
  ...offerStates,
  ...addressStates,
  ...dinerStates,
  ...orderStates,
  ...brokenStates,
];
