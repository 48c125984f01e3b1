export interface ConnectivityState {
  online: boolean;
  /** Whether the last lookup and menu calls failed. A pending call changes nothing. */
  lookupFailed: boolean;
  menuFailed: boolean;
}

export const initialState: ConnectivityState = { online: true, lookupFailed: false, menuFailed: false };
