import { ApiFailure } from '@/api/failure';
import { safeLocalStorage } from '@/platform/web-storage';
import type { RootState } from '@/store';
import { toThunkError, type ThunkError } from '../thunk';
import { isDinersPhone } from './slice';

/** Whether another tab has logged in or out and this one has not heard of it yet. */
function isSessionOutdated({ session }: RootState): boolean {
  const storedPhone = safeLocalStorage.get('userNumber');
  return storedPhone !== session.phone && (isDinersPhone(storedPhone) || isDinersPhone(session.phone));
}

/**
 * Holds on to whom a call is made for: the answer may come when that diner has logged out, here or in another
 * tab, and is nobody's then.
 * @param select what else the call is made for, such as the cart.
 */
export function guardStaleRequest(
  call: string,
  getState: () => RootState,
  select: (state: RootState) => string | number = () => '',
) {
  const { ended } = getState().session;
  const subject = select(getState());
  const isStale = () => {
    const state = getState();
    return state.session.ended !== ended || select(state) !== subject || isSessionOutdated(state);
  };
  return {
    /** To be called after each wait. @throws ApiFailure 'cancelled' for an answer that is nobody's any more. */
    throwIfStale: (): void => {
      if (isStale()) throw new ApiFailure('cancelled', call);
    },
    /** As `toThunkError`; of an answer that is nobody's any more nobody is told. */
    toThunkError: (error: unknown, display: ThunkError['display'], text: string): ThunkError =>
      isStale() ? toThunkError(error, 'silent') : toThunkError(error, display, text),
  };
}
