export interface ConnectivityState {
  isOnline: boolean;
  /** Whether the last lookup failed. Unchanged while one is pending. */
  hasLookupFailed: boolean;
  /** Whether the last fetch of the menu failed. Unchanged while one is pending. */
  hasMenuFailed: boolean;
}

export const initialState: ConnectivityState = {
  isOnline: true,
  hasLookupFailed: false,
  hasMenuFailed: false,
};
