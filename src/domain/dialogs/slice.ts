import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loggedIn, sessionEnded } from '../session/events';
import { initialState, type AfterLogin } from './state';

const slice = createSlice({
  name: 'dialogs',
  initialState,
  reducers: {
    loginRequested: (state, action: PayloadAction<AfterLogin | undefined>) => {
      state.login = { isOpen: true, after: action.payload ?? 'none' };
    },
    /** The diner closed the dialog without logging in, which drops the action to resume. */
    loginDismissed: (state) => {
      state.login = { isOpen: false, after: 'none' };
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
    addressSheetRequested: (state) => {
      state.isAddressSheetOpen = true;
    },
    addressSheetClosed: (state) => {
      state.isAddressSheetOpen = false;
    },
    closedModalShown: (state) => {
      state.hasSeenClosedModal = true;
    },
  },
  extraReducers: (builder) => {
    builder
      // Login in this tab or another. `after` stays until it is consumed.
      .addCase(loggedIn, (state) => {
        state.login.isOpen = false;
        state.loginAttempt += 1;
      })
      .addCase(sessionEnded, ({ loginAttempt, hasSeenClosedModal }) => ({
        ...initialState,
        loginAttempt: loginAttempt + 1,
        hasSeenClosedModal,
      }));
  },
  selectors: {
    selectIsLoginOpen: (state) => state.login.isOpen,
    selectAfterLogin: (state) => (state.login.isOpen ? 'none' : state.login.after),
    selectRepeatDishId: (state) => state.repeatDishId,
    selectIsAddressSheetOpen: (state) => state.isAddressSheetOpen,
    selectHasSeenClosedModal: (state) => state.hasSeenClosedModal,
  },
});

export const {
  loginRequested,
  loginDismissed,
  afterLoginConsumed,
  repeatSheetRequested,
  repeatSheetClosed,
  addressSheetRequested,
  addressSheetClosed,
  closedModalShown,
} = slice.actions;
export const {
  selectIsLoginOpen,
  selectAfterLogin,
  selectRepeatDishId,
  selectIsAddressSheetOpen,
  selectHasSeenClosedModal,
} = slice.selectors;
export const dialogsReducer = slice.reducer;
