import { PHONE_LENGTH, PHONE_PATTERN } from '@/config/limits';
import { m } from '@/texts';

/**
 * The ten digits that a typed, pasted or filled-in text stands for: spaces and dashes go, and so does the
 * country's or the trunk prefix of a number that is longer than ten digits without it.
 */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  const isInternational = /^\s*(\+|00)/.test(text);
  const withoutPrefix =
    isInternational || digits.length > PHONE_LENGTH ? digits.replace(/^(0091|91|0)(?=\d{10})/, '') : digits;
  return withoutPrefix.slice(0, PHONE_LENGTH);
}

/** Whether a code may be sent to it: ten digits, the first 6 to 9 (spec, section 5). */
export function isSendablePhone(phone: string): boolean {
  return PHONE_PATTERN.test(phone);
}

/** What is wrong with a phone number that was left or submitted; '' when nothing is. */
export function phoneProblem(phone: string): string {
  if (phone === '') return m.login_phone_required();
  return isSendablePhone(phone) ? '' : m.login_phone_invalid();
}
