import { ApiFailure } from '@/api/failure';
import { readPhone } from '../persisted/ids';
import type { RootState } from '../state';
import { toThunkError, type ThunkError } from '../thunk';
import { isLoggedInPhone } from './types';

/** Whether another tab logged in or out and this tab is not synchronized yet. Reads storage, so it is no selector. */
export function isSessionOutdated({ session }: RootState): boolean {
  const storedPhone = readPhone();
  return storedPhone !== session.phone && (isLoggedInPhone(storedPhone) || isLoggedInPhone(session.phone));
}

/** Whether another tab has logged this tab's diner out and this tab is not synchronized yet. */
export function hasLoggedOutElsewhere({ session }: RootState): boolean {
  return isLoggedInPhone(session.phone) && readPhone() !== session.phone;
}

/** Discards answers after a logout in any tab. @param select further state to compare, such as the cart id. */
export function guardStaleRequest(
  call: string,
  getState: () => RootState,
  select: (state: RootState) => string | number = () => '',
) {
  const { endedSessions } = getState().session;
  const selected = select(getState());
  const isStale = () => {
    const state = getState();
    return (
      state.session.endedSessions !== endedSessions || select(state) !== selected || isSessionOutdated(state)
    );
  };
  return {
    /** Called after each await. @throws ApiFailure 'cancelled' for a stale request. */
    throwIfStale: (): void => {
      if (isStale()) throw new ApiFailure('cancelled', call);
    },
    /** Like `toThunkError`, but silent for a stale request. */
    toThunkError: (error: unknown, display: ThunkError['display'], text: string): ThunkError =>
      isStale() ? toThunkError(error, 'silent') : toThunkError(error, display, text),
  };
}
