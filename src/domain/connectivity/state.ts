export interface ConnectivityState {
  isOnline: boolean;
  /** Whether the last lookup and menu calls failed. A pending call changes nothing. */
  hasLookupFailed: boolean;
  hasMenuFailed: boolean;
}

export const initialState: ConnectivityState = {
  isOnline: true,
  hasLookupFailed: false,
  hasMenuFailed: false,
};
