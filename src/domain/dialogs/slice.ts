import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loggedIn, sessionEnded } from '../session/events';
import { initialState, type AfterLogin } from './state';

const slice = createSlice({
  name: 'dialogs',
  initialState,
  reducers: {
    loginRequested: (state, action: PayloadAction<AfterLogin | undefined>) => {
      state.login = { open: true, after: action.payload ?? 'none' };
    },
    /** The diner closed the dialog without logging in, which drops the action to resume. */
    loginDismissed: (state) => {
      state.login = { open: false, after: 'none' };
      state.loginAttempt += 1;
    },
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
    closedNoticeShown: (state) => {
      state.hasSeenClosed = true;
    },
  },
  extraReducers: (builder) => {
    builder
      // Login in this tab or another. `after` stays until it is consumed.
      .addCase(loggedIn, (state) => {
        state.login.open = false;
        state.loginAttempt += 1;
      })
      .addCase(sessionEnded, ({ loginAttempt, hasSeenClosed }) => ({
        ...initialState,
        loginAttempt: loginAttempt + 1,
        hasSeenClosed,
      }));
  },
  selectors: {
    selectLoginOpen: (state) => state.login.open,
    /** Action to resume now that the diner has logged in. */
    selectAfterLogin: (state) => (state.login.open ? 'none' : state.login.after),
    selectRepeatDishId: (state) => state.repeatDishId,
    selectAddressesOpen: (state) => state.addressesOpen,
    selectHasSeenClosed: (state) => state.hasSeenClosed,
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
  closedNoticeShown,
} = slice.actions;
export const {
  selectLoginOpen,
  selectAfterLogin,
  selectRepeatDishId,
  selectAddressesOpen,
  selectHasSeenClosed,
} = slice.selectors;
export const dialogsReducer = slice.reducer;
