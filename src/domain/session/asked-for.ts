import { ApiFailure } from '@/api/failure';
import { localTexts } from '@/lib/local';
import type { RootState } from '@/store';
import { refusal, type Refusal } from '../thunk';
import { isDinersPhone } from './slice';

/** Whether another tab has logged in or out and this one has not heard of it yet. */
function isOvertaken({ session }: RootState): boolean {
  const kept = localTexts.get('userNumber');
  return kept !== session.phone && (isDinersPhone(kept) || isDinersPhone(session.phone));
}

/**
 * Holds on to whom a call is made for: the answer may come when that diner has logged out, here or in another
 * tab, and is nobody's then.
 * @param select what else the call is made for, such as the cart.
 */
export function askedFor(
  call: string,
  getState: () => RootState,
  select: (state: RootState) => string | number = () => '',
) {
  const { ended } = getState().session;
  const subject = select(getState());
  const isGone = () => {
    const state = getState();
    return state.session.ended !== ended || select(state) !== subject || isOvertaken(state);
  };
  return {
    /** To be called after each wait. @throws ApiFailure 'cancelled' for an answer that is nobody's any more. */
    expectStill: (): void => {
      if (isGone()) throw new ApiFailure('cancelled', call);
    },
    /** As `refusal`; of an answer that is nobody's any more nobody is told. */
    refusal: (error: unknown, show: Refusal['show'], text: string): Refusal =>
      isGone() ? refusal(error, 'log') : refusal(error, show, text),
  };
}
