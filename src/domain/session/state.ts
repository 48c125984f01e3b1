import type { Paise } from '@/lib/money';
import type { VerifiedPhone } from './events';

export interface SessionState {
  phone: string;
  wallet: Paise;
  /** Phone of an incomplete login; null once logged in. */
  verifiedPhone: VerifiedPhone | null;
  /** Whether the diner has ordered here, as far as this browser knows. */
  hasOrdered: boolean;
  /** Number of logouts on this page, for the stale-request guard. */
  endedSessions: number;
}

export const initialState: SessionState = {
  phone: '',
  wallet: 0,
  verifiedPhone: null,
  hasOrdered: false,
  endedSessions: 0,
};
