import { selectIsLoggedIn } from '../session/slice';
import type { AppDispatch, RootState } from '../state';
import { addressSheetRequested, loginRequested } from './slice';

/** Addresses need a phone number, so a guest logs in first (contract §7). */
export const openAddressSheet =
  () =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    dispatch(selectIsLoggedIn(getState()) ? addressSheetRequested() : loginRequested('choose-address'));
  };
