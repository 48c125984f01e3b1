import { PHONE_LENGTH } from '@/config/limits';

/** Diners' phones have exactly ten digits; guests' phones do not (spec §5). */
export function isLoggedInPhone(phone: string): boolean {
  return phone.length === PHONE_LENGTH && /^\d+$/.test(phone);
}
