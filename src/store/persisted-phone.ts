import { isRecord } from '@/api/wire';
import type { VerifiedPhone } from '@/domain/session/events';
import { isDinersPhone } from '@/domain/session/slice';

/** @returns the phone of an incomplete login; null for anything else. */
export function readVerified(value: unknown): VerifiedPhone | null {
  if (!isRecord(value)) return null;
  const { phone, isNew } = value;
  return typeof phone === 'string' && isDinersPhone(phone) ? { phone, isNew: isNew === true } : null;
}
