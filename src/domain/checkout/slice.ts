import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { MAX_COOKING_NOTE_LENGTH } from '@/config/limits';
import {
  addressAdded,
  addressChosen,
  addressDeleted,
  addressDraftChanged,
  addressFound,
} from '../addresses/types';
import { cartCleared, cartEndedElsewhere, formerCartLost } from '../cart/events';
import { isCartChange } from '../cart/slice';
import { offerApplied, offerRemoved, offerWithdrawn } from '../offers/types';
import { isSameOrder } from '../orders/order-id';
import { orderConfirmed, type PendingPayment } from '../orders/types';
import { recordsRead } from '../persisted/events';
import type { End } from '../persisted/fields';
import { initialRecords, NO_RECORDS } from '../persisted/records';
import { loggedIn, sessionEnded } from '../session/types';
import { numbersAfterCart, type OrderType } from './order-types';
import type { CheckoutState } from './types';

/** The last one first. */
const withIdFirst = (ids: readonly string[], first: string) => [first, ...ids.filter((id) => id !== first)];

function chooseAddress(state: CheckoutState, id: string): void {
  state.chosenAddressId = id;
  state.usedAddressIds = withIdFirst(state.usedAddressIds, id);
}

const endCart = (state: CheckoutState, ...ends: End[]): CheckoutState => ({
  ...state,
  ...initialRecords(['cart', ...ends]).checkout,
  ...numbersAfterCart(state),
});

/** Attempts to pay the same cart within this time are one payment. */
const PAYMENT_RETRY_MS = 3_600_000;

const slice = createSlice({
  name: 'checkout',
  initialState: NO_RECORDS.checkout,
  reducers: {
    orderTypeChosen: (state, action: PayloadAction<OrderType>) => {
      state.orderType = action.payload;
    },
    noteChanged: (state, action: PayloadAction<string>) => {
      state.note = action.payload.slice(0, MAX_COOKING_NOTE_LENGTH);
    },
    dineInByChosen: (state, action: PayloadAction<'table' | 'car'>) => {
      state.dineInBy = action.payload;
    },
    tableNumberChanged: (state, action: PayloadAction<string>) => {
      state.tableNumber = action.payload;
    },
    carNumberChanged: (state, action: PayloadAction<string>) => {
      state.carNumber = action.payload;
    },
    pickupTimeChanged: (state, action: PayloadAction<string>) => {
      state.pickupTime = action.payload;
    },
    pickupTimeConfirmed: (state) => {
      state.confirmedPickupTime = state.pickupTime;
    },
    paymentStarted: (state, action: PayloadAction<PendingPayment>) => {
      const { payload } = action;
      const before = state.leftForPayment;
      // The order of a first attempt may be confirmed after the second one has begun.
      const isAgain = before?.cartId === payload.cartId && payload.at - before.at < PAYMENT_RETRY_MS;
      state.leftForPayment = isAgain ? { ...payload, at: before.at } : payload;
    },
    paymentAbandoned: (state) => {
      state.leftForPayment = null;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(recordsRead, (_, action) => action.payload.checkout)
      .addCase(loggedIn, (state) => {
        state.chosenAddressId = null;
      })
      .addCase(sessionEnded, (state) => ({ ...state, ...initialRecords(['logout']).checkout }))
      .addCase(cartCleared, (state) => endCart(state, 'payment'))
      .addCase(formerCartLost, (state) => endCart(state, 'payment'))
      .addCase(cartEndedElsewhere, (state) => endCart(state))
      .addCase(offerApplied, (state, action) => {
        state.appliedOffer = action.payload;
      })
      .addCase(offerRemoved, (state) => {
        state.appliedOffer = null;
      })
      .addCase(offerWithdrawn, (state, action) => {
        if (state.appliedOffer?.id === action.payload) state.appliedOffer = null;
      })
      .addCase(orderConfirmed, (state, action) => {
        state.leftForPayment = null;
        state.ordersThatClearedACart = withIdFirst(state.ordersThatClearedACart, action.payload.id);
      })
      .addCase(addressChosen, (state, action) => chooseAddress(state, action.payload))
      .addCase(addressFound, (state, action) => chooseAddress(state, action.payload.id))
      .addCase(addressAdded, (state, action) => {
        // An order must not go to the previously chosen address.
        if (!action.payload.id) state.chosenAddressId = null;
      })
      .addCase(addressDeleted, (state, action) => {
        if (state.chosenAddressId === action.payload) state.chosenAddressId = null;
      })
      .addCase(addressDraftChanged, (state, action) => {
        state.addressDraft = action.payload;
      })
      .addMatcher(isCartChange, (state) => {
        state.cartChanges += 1;
      });
  },
  selectors: {
    selectOrderType: (state) => state.orderType,
    selectNote: (state) => state.note,
    selectDineInBy: (state) => state.dineInBy,
    selectTableNumber: (state) => state.tableNumber,
    selectCarNumber: (state) => state.carNumber,
    selectPickupTime: (state) => state.pickupTime,
    selectConfirmedPickupTime: (state) => state.confirmedPickupTime,
    selectAppliedOffer: (state) => state.appliedOffer,
    selectAddressDraft: (state) => state.addressDraft,
    /** After a reload, only the id of the chosen address is known until the list arrives. */
    selectIsAddressChosen: (state) => state.chosenAddressId !== null,
    selectIsLeftForPayment: (state) => state.leftForPayment !== null,
    selectIsOwnOrder: (state, orderId: string) =>
      state.ordersThatClearedACart.some((id) => isSameOrder(id, orderId)),
  },
});

export const {
  orderTypeChosen,
  noteChanged,
  dineInByChosen,
  tableNumberChanged,
  carNumberChanged,
  pickupTimeChanged,
  pickupTimeConfirmed,
  paymentStarted,
  paymentAbandoned,
} = slice.actions;
export const {
  selectOrderType,
  selectNote,
  selectDineInBy,
  selectTableNumber,
  selectCarNumber,
  selectPickupTime,
  selectConfirmedPickupTime,
  selectAppliedOffer,
  selectAddressDraft,
  selectIsAddressChosen,
  selectIsLeftForPayment,
  selectIsOwnOrder,
} = slice.selectors;
export const checkoutReducer = slice.reducer;
