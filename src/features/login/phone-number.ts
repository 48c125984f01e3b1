import { PHONE_LENGTH, PHONE_PATTERN } from '@/config/limits';
import type { RootState } from '@/domain/root-reducer';
import { digitsIn, withAsciiDigits } from '@/lib/digits';
import { m } from '@/texts';

/** The number in the open login, which a reload keeps. */
export const selectTypedPhone = ({ dialogs }: RootState) => dialogs.login.phone ?? '';

const COUNTRY_CODE = '91';
const INTERNATIONAL_PREFIX = /^(\+|00)/;

const withoutTrunkZeros = (digits: string) => digits.replace(/^0+/, '');

/** Returns the digits of a typed number, after a '+' if it has one. */
export function typedPhone(text: string): string {
  return `${/^\D*\+/.test(withAsciiDigits(text)) ? '+' : ''}${digitsIn(text)}`;
}

/**
 * Returns the national number in a result of `typedPhone`. A number of another country keeps its '+', so
 * that it is no valid phone.
 */
export function nationalNumber(typed: string): string {
  const isInternational = INTERNATIONAL_PREFIX.test(typed);
  const digits = typed.replace(INTERNATIONAL_PREFIX, '');
  if (isInternational && !digits.startsWith(COUNTRY_CODE)) {
    return COUNTRY_CODE.startsWith(digits) ? '' : `+${digits}`;
  }
  const national = withoutTrunkZeros(isInternational ? digits.slice(COUNTRY_CODE.length) : digits);
  const hasCountryCode =
    !isInternational && national.length > PHONE_LENGTH && national.startsWith(COUNTRY_CODE);
  return hasCountryCode ? withoutTrunkZeros(national.slice(COUNTRY_CODE.length)) : national;
}

/**
 * Whether ten digits may be the country code and the first eight digits of a number. The OTP then waits until the diner
 * leaves the field or submits the form, as it would reach a stranger.
 */
export function mayContinue(typed: string): boolean {
  return !INTERNATIONAL_PREFIX.test(typed) && nationalNumber(typed).startsWith(COUNTRY_CODE);
}

/** Returns true for ten digits that start with 6–9 (docs/behaviour.md 10.2). */
export function isSendablePhone(phone: string): boolean {
  return PHONE_PATTERN.test(phone);
}

export function phoneProblem(phone: string): string {
  if (phone === '') return m.login_phone_required();
  return isSendablePhone(phone) ? '' : m.login_phone_invalid();
}
