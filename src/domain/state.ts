import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { AddressesState } from './addresses/state';
import type { BillState } from './bill/types';
import type { CartState } from './cart/types';
import type { CheckoutState } from './checkout/types';
import type { ConnectivityState } from './connectivity/state';
import type { DialogsState } from './dialogs/state';
import type { MenuState } from './menu/state';
import type { OffersState } from './offers/types';
import type { OptionsState } from './option-groups/state';
import type { OrdersState } from './orders/state';
import type { SessionState } from './session/state';
import type { ShopState } from './shop/state';
import type { VisitState } from './visit/types';

/** Not in `root-reducer.ts`, so that selectors and thunks need not import the store. */
export interface RootState {
  addresses: AddressesState;
  bill: BillState;
  cart: CartState;
  checkout: CheckoutState;
  connectivity: ConnectivityState;
  dialogs: DialogsState;
  menu: MenuState;
  offers: OffersState;
  options: OptionsState;
  orders: OrdersState;
  session: SessionState;
  shop: ShopState;
  visit: VisitState;
}

export type AppDispatch = ThunkDispatch<RootState, unknown, UnknownAction>;

export interface StoreLike {
  dispatch: AppDispatch;
  getState: () => RootState;
}
