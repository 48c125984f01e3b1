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

/** What a state is brought about with. */
export interface Stage {
  page: Page;
  sandbox: Sandbox;
  request: APIRequestContext;
}

/** A screen, or a screen in one of its states, as a diner meets it. */
export interface State {
  name: string;
  open: (stage: Stage) => Promise<void>;
  /** Looked at in every run on desktop too, as it is laid out otherwise there. */
  onDesktop?: true;
  /** What the console says in this visit besides what it says of calls and scripts that failed. */
  errors?: readonly RegExp[];
  /** Where the same visit leads to from here, one after the other. */
  next?: readonly State[];
}

/** Every screen of the product, and the states in which it looks or reads otherwise, by the visits that meet them. */
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
