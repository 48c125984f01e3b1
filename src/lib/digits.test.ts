import { describe, expect, it } from 'vitest';
import { digitsIn, withAsciiDigits } from './digits';

const SYSTEMS = Intl.supportedValuesOf('numberingSystem');
/** Other systems, such as Roman numerals, have no ten digits. */
const digitSystems = SYSTEMS.map((system) => [
  system,
  new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(9_876_543_210),
]).filter(([, text = '']) => /^\p{Nd}{10}$/u.test(text));

describe('digitsIn', () => {
  it('knows most of the numbering systems', () => {
    expect(digitSystems.length).toBeGreaterThan(30);
  });

  it.each(digitSystems)('reads digits of the numbering system %s (%s)', (_, text) => {
    expect(digitsIn(text)).toBe('9876543210');
  });

  it.each([
    ['separators', '98-76 (54) 32.10', '9876543210'],
    ['no-break and thin spaces', '98\u00a076\u200954\u202f32', '98765432'],
    ['zero-width characters', '98\u200b76\u200d54\u206032\ufeff10', '9876543210'],
    ['right-to-left marks', '\u200f\u202b9876\u202c\u061c', '9876'],
    ['full-width digits', '５６００３８', '560038'],
    ['Persian digits', '۵۶۰۰۳۸', '560038'],
    ['digits of two scripts', '५६0٠३８', '560038'],
    ['keycap emoji', '4\ufe0f\u20e32\ufe0f\u20e3', '42'],
    ['mathematical digits', '𝟓𝟔𝟎𝟘𝟹𝟪', '560038'],
    ['words', 'PIN 560038, Bengaluru', '560038'],
    ['no digits', 'abc', ''],
  ])('reads %s', (_, text, digits) => {
    expect(digitsIn(text)).toBe(digits);
  });
});

it('withAsciiDigits leaves other characters in place', () => {
  expect(withAsciiDigits('टेबल १२')).toBe('टेबल 12');
  expect(withAsciiDigits('ＫＡ－０１')).toBe('KA-01');
});
