import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { cartCleared, cartEndedElsewhere } from '../cart/events';
import { recordsRead } from '../persisted/events';
import { selectIsLoggedIn } from '../session/slice';
import { isLoggedInPhone, loggedIn, sessionEnded } from '../session/types';
import type { AppDispatch, RootState } from '../root-reducer';
import { initialState, type DialogsState, type OpenLogin, type PendingAction } from './types';

function closeAddressSheet(state: DialogsState): void {
  state.isAddressSheetOpen = false;
}

const slice = createSlice({
  name: 'dialogs',
  initialState,
  reducers: {
    loginRequested: (state, action: PayloadAction<PendingAction | undefined>) => {
      state.login = { ...state.login, isOpen: true, pendingAction: action.payload ?? 'none' };
    },
    openLoginChanged: ({ login }, action: PayloadAction<Partial<OpenLogin>>) => {
      Object.assign(login, action.payload);
    },
    /** The diner closed the dialog without logging in, which drops the pending action. */
    loginDismissed: (state) => {
      state.login = { isOpen: false, pendingAction: 'none' };
      state.loginAttempt += 1;
    },
    pendingActionResumed: (state) => {
      state.login.pendingAction = 'none';
    },
    repeatSheetRequested: (state, action: PayloadAction<string>) => {
      state.repeatDishId = action.payload;
    },
    repeatSheetClosed: (state) => {
      state.repeatDishId = null;
    },
    addressSheetRequested: (state) => {
      state.isAddressSheetOpen = true;
    },
    addressSheetClosed: closeAddressSheet,
  },
  extraReducers: (builder) => {
    builder
      // Place Order stays pending until it is resumed.
      .addCase(loggedIn, ({ login, ...state }) => {
        const isForAddress = login.pendingAction === 'choose-address';
        return {
          ...state,
          login: { isOpen: false, pendingAction: isForAddress ? 'none' : login.pendingAction },
          loginAttempt: state.loginAttempt + 1,
          isAddressSheetOpen: isForAddress || state.isAddressSheetOpen,
        };
      })
      .addCase(sessionEnded, ({ loginAttempt }) => ({ ...initialState, loginAttempt: loginAttempt + 1 }))
      // The sheet leaves with its cart, and would open with the next one.
      .addCase(cartCleared, closeAddressSheet)
      .addCase(cartEndedElsewhere, closeAddressSheet)
      .addCase(recordsRead, (state, { payload: { ids } }) => {
        if (ids.openLogin && !isLoggedInPhone(ids.phone)) state.login = { ...ids.openLogin, isOpen: true };
        if (ids.cartId === '') closeAddressSheet(state);
      });
  },
  selectors: {
    selectIsLoginOpen: (state) => state.login.isOpen,
    selectPendingAction: (state) => (state.login.isOpen ? 'none' : state.login.pendingAction),
    selectRepeatDishId: (state) => state.repeatDishId,
    selectIsAddressSheetOpen: (state) => state.isAddressSheetOpen,
  },
});

export const {
  loginRequested,
  loginDismissed,
  openLoginChanged,
  pendingActionResumed,
  repeatSheetRequested,
  repeatSheetClosed,
  addressSheetClosed,
} = slice.actions;
export const { selectIsLoginOpen, selectPendingAction, selectRepeatDishId, selectIsAddressSheetOpen } =
  slice.selectors;
export const dialogsReducer = slice.reducer;

/** Addresses need a phone number, so a guest logs in first (docs/behaviour.md 10.1). */
export const openAddressSheet =
  () =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    dispatch(
      selectIsLoggedIn(getState()) ? slice.actions.addressSheetRequested() : loginRequested('choose-address'),
    );
  };
