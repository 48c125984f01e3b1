import type { Paise } from '@/lib/money';
import type { VerifiedPhone } from './events';

export interface SessionState {
  phone: string;
  wallet: Paise;
  /** Phone of an incomplete login; null once logged in. */
  verifiedPhone: VerifiedPhone | null;
  /** Number of logouts on this page, for the stale-request guard. */
  endedSessions: number;
}

export const initialState: SessionState = {
  phone: '',
  wallet: 0,
  verifiedPhone: null,
  endedSessions: 0,
};
