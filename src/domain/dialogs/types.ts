export type PendingAction = 'place-order' | 'choose-address' | 'none';

export interface DialogsState {
  login: { isOpen: boolean; pendingAction: PendingAction };
  /** Increments when a login ends in any way, which cancels pending work of the attempt. */
  loginAttempt: number;
  repeatDishId: string | null;
  isAddressSheetOpen: boolean;
}

export const initialState: DialogsState = {
  login: { isOpen: false, pendingAction: 'none' },
  loginAttempt: 0,
  repeatDishId: null,
  isAddressSheetOpen: false,
};
