const DIGIT = /\p{Nd}/u;

/** Unicode lists the ten digits of a script one after the other, from 0 to 9. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/** Writes digits of any script and width as 0 to 9. The rest is in Unicode's compatibility form. */
export function withAsciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, toAsciiDigit);
}

/** Returns the digits of typed or pasted text as 0 to 9, without anything else. */
export function digitsIn(text: string): string {
  return withAsciiDigits(text).replace(/\D/g, '');
}
