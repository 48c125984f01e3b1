import { reportError } from '@/platform/report-error';
import type { ApiFailure } from './failure';

/** Logs a failed call; reports an unreadable answer. Messages contain no answer data. */
export function logFailure({ kind, message }: ApiFailure): void {
  if (kind === 'answer') reportError(message, 'api');
  else if (kind !== 'cancelled') console.warn(message);
}
