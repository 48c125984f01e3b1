export interface ConnectivityState {
  isOnline: boolean;
  /** Whether the last lookup failed. Unchanged while one is pending, like `hasMenuFailed`. */
  hasLookupFailed: boolean;
  hasMenuFailed: boolean;
}

export const initialState: ConnectivityState = {
  isOnline: true,
  hasLookupFailed: false,
  hasMenuFailed: false,
};
