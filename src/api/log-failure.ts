import { reportError } from '@/platform/report-error';
import type { ApiFailure } from './failure';

/**
 * Logs a failed call; an answer that could not be parsed is reported as well. The message of a failure names calls and
 * fields of the contract and holds nothing of the answer.
 */
export function logFailure({ kind, message }: ApiFailure): void {
  if (kind === 'answer') reportError(message, 'api');
  else if (kind !== 'cancelled') console.warn(message);
}
