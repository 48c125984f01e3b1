import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { AddressesState } from './addresses/types';
import type { BillState } from './bill/types';
import type { CartState } from './cart/types';
import type { CheckoutState } from './checkout/types';
import type { ConnectivityState } from './connectivity/types';
import type { DialogsState } from './dialogs/types';
import type { MenuState } from './menu/types';
import type { OffersState } from './offers/types';
import type { OptionsState } from './option-groups/types';
import type { OrdersState } from './orders/types';
import type { SessionState } from './session/types';
import type { ShopState } from './shop/types';
import type { StoreExtra } from './store-extra';
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

export type AppDispatch = ThunkDispatch<RootState, StoreExtra, UnknownAction>;

export interface StoreLike {
  dispatch: AppDispatch;
  getState: () => RootState;
}
