/** Action to resume after logging in. */
export type AfterLogin = 'place-order' | 'choose-address' | 'none';

export interface DialogsState {
  login: { open: boolean; after: AfterLogin };
  /** Increments when a login ends in any way, which cancels pending work of the attempt. */
  loginAttempt: number;
  repeatDishId: string | null;
  addressesOpen: boolean;
  /** Whether this visit has seen that the restaurant is closed. */
  hasSeenClosed: boolean;
}

export const initialState: DialogsState = {
  login: { open: false, after: 'none' },
  loginAttempt: 0,
  repeatDishId: null,
  addressesOpen: false,
  hasSeenClosed: false,
};
