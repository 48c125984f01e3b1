import { reportError } from '@/platform/report-error';
import type { ApiFailure } from './failure';

/** Reports unreadable answers and logs other failures. Messages contain no answer data. */
export function logFailure({ kind, message }: ApiFailure): void {
  if (kind === 'answer') reportError(message, 'api');
  else if (kind !== 'cancelled') console.warn(message);
}
