import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loggedIn, sessionEnded } from '../session/events';

/** What the diner was about to do when a phone number was asked for, and goes on with after logging in. */
type AfterLogin = 'place-order' | 'choose-address' | 'none';

interface DialogsState {
  login: { open: boolean; after: AfterLogin };
  /** Goes up when the login is over, by closing it or otherwise: what it was still waiting for is given up. */
  loginAttempt: number;
  /** The dish whose customized versions the 'Repeat last used item ?' sheet lists. */
  repeatDishId: string | null;
  /** The 'Select an address' sheet. */
  addressesOpen: boolean;
}

const initialState: DialogsState = {
  login: { open: false, after: 'none' },
  loginAttempt: 0,
  repeatDishId: null,
  addressesOpen: false,
};

/** The questions that any part of the page may put to the diner. */
const slice = createSlice({
  name: 'dialogs',
  initialState,
  reducers: {
    loginRequested: (state, action: PayloadAction<AfterLogin | undefined>) => {
      state.login = { open: true, after: action.payload ?? 'none' };
    },
    /** Closed without logging in: what was to follow is off. */
    loginDismissed: (state) => {
      state.login = { open: false, after: 'none' };
      state.loginAttempt += 1;
    },
    /** The part of the page that goes on after logging in has taken up what it was to do. */
    afterLoginConsumed: (state) => {
      state.login.after = 'none';
    },
    repeatSheetRequested: (state, action: PayloadAction<string>) => {
      state.repeatDishId = action.payload;
    },
    repeatSheetClosed: (state) => {
      state.repeatDishId = null;
    },
    addressesRequested: (state) => {
      state.addressesOpen = true;
    },
    addressesClosed: (state) => {
      state.addressesOpen = false;
    },
  },
  extraReducers: (builder) => {
    builder
      // However it came about, in this tab or another; `after` stays until it is taken.
      .addCase(loggedIn, (state) => {
        state.login.open = false;
        state.loginAttempt += 1;
      })
      .addCase(sessionEnded, ({ loginAttempt }) => ({ ...initialState, loginAttempt: loginAttempt + 1 }));
  },
  selectors: {
    selectLoginOpen: (state) => state.login.open,
    /** What is to go on now that the diner has logged in. */
    selectAfterLogin: (state) => (state.login.open ? 'none' : state.login.after),
    selectRepeatDishId: (state) => state.repeatDishId,
    selectAddressesOpen: (state) => state.addressesOpen,
  },
});

export const {
  loginRequested,
  loginDismissed,
  afterLoginConsumed,
  repeatSheetRequested,
  repeatSheetClosed,
  addressesRequested,
  addressesClosed,
} = slice.actions;
export const { selectLoginOpen, selectAfterLogin, selectRepeatDishId, selectAddressesOpen } = slice.selectors;
export const dialogsReducer = slice.reducer;
