import { PHONE_LENGTH, PHONE_PATTERN } from '@/config/limits';
import { m } from '@/texts';

/** Returns up to ten digits without separators and a +91, 0091 or 0 prefix. */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  const isInternational = /^\s*(\+|00)/.test(text);
  const withoutPrefix =
    isInternational || digits.length > PHONE_LENGTH ? digits.replace(/^(0091|91|0)(?=\d{10})/, '') : digits;
  return withoutPrefix.slice(0, PHONE_LENGTH);
}

/** Returns true for ten digits that start with 6–9 (spec §5). */
export function isSendablePhone(phone: string): boolean {
  return PHONE_PATTERN.test(phone);
}

export function phoneProblem(phone: string): string {
  if (phone === '') return m.login_phone_required();
  return isSendablePhone(phone) ? '' : m.login_phone_invalid();
}
