import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { MAX_COOKING_NOTE_LENGTH } from '@/config/limits';
import { cartCleared } from '../cart/events';
import { cartEndedElsewhere } from './events';
import { sessionEnded } from '../session/events';
import type { CheckoutChoices, OrderType } from './types';

const initialState: CheckoutChoices = {
  orderType: 'Delivery',
  note: '',
  dineInBy: 'table',
  tableNumber: '',
  carNumber: '',
  pickupTime: '',
  confirmedPickupTime: '',
};

const slice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    choicesRestored: (state, action: PayloadAction<Partial<CheckoutChoices>>) => ({
      ...state,
      ...action.payload,
    }),
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
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialState)
      // Choices other than the order type and `dineInBy` belong to the cart (contract §8, What an order ends).
      .addMatcher(isAnyOf(cartCleared, cartEndedElsewhere), ({ orderType, dineInBy }, action) => ({
        ...initialState,
        orderType,
        dineInBy,
        ...action.payload,
      }));
  },
  selectors: {
    selectCheckout: (state) => state,
    /** Whether any choice that ends with the cart is set. */
    selectHasCartChoices: ({ note, tableNumber, carNumber, pickupTime }) =>
      [note, tableNumber, carNumber, pickupTime].some((choice) => choice !== ''),
  },
});

export const {
  choicesRestored,
  orderTypeChosen,
  noteChanged,
  dineInByChosen,
  tableNumberChanged,
  carNumberChanged,
  pickupTimeChanged,
  pickupTimeConfirmed,
} = slice.actions;
/** The diner changed a choice that all tabs share. The pick-up time belongs to the tab. */
export const choiceChanged = isAnyOf(
  noteChanged,
  orderTypeChosen,
  dineInByChosen,
  tableNumberChanged,
  carNumberChanged,
);
export const { selectCheckout, selectHasCartChoices } = slice.selectors;
export const checkoutReducer = slice.reducer;
