/** What another tab has done and this tab does not know yet. It reads storage, so these are no selectors. */
import { readPhone } from '../persisted/ids';
import type { RootState } from '../root-reducer';
import { isLoggedInPhone } from './types';

/** Whether another tab logged in or out. */
export function isSessionOutdated({ session }: RootState): boolean {
  const storedPhone = readPhone();
  return storedPhone !== session.phone && (isLoggedInPhone(storedPhone) || isLoggedInPhone(session.phone));
}

/** Whether another tab has logged this tab's diner out. */
export function hasLoggedOutElsewhere({ session }: RootState): boolean {
  return isLoggedInPhone(session.phone) && readPhone() !== session.phone;
}
