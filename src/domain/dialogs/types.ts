export const PENDING_ACTIONS = ['none', 'place-order', 'choose-address'] as const;

/** What goes on after a login. */
export type PendingAction = (typeof PENDING_ACTIONS)[number];

/** An open login is persisted, so that it reopens after a reload (docs/behaviour.md 10.2). */
export interface OpenLogin {
  pendingAction: PendingAction;
  /** As typed. */
  phone?: string | undefined;
  /** `OrderSnapshot` for Place Order. Its reader checks it. */
  orderAtPress?: unknown;
}

export interface DialogsState {
  login: OpenLogin & { isOpen: boolean };
  /** Increments when a login ends in any way, which cancels pending work of the attempt. */
  loginAttempt: number;
  repeatDishId: string | null;
  isAddressSheetOpen: boolean;
}

/** @returns null when no login is open. */
export const openLoginIn = ({ login }: DialogsState) => (login.isOpen ? login : null);

export const initialState: DialogsState = {
  login: { isOpen: false, pendingAction: 'none' },
  loginAttempt: 0,
  repeatDishId: null,
  isAddressSheetOpen: false,
};
