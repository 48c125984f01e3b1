/** Between the numbers of one field. A bracket keeps it in the list of `split`. */
const SEPARATOR = /(\s*(?:[/,;\n]|\bor\b)\s*)/i;

function formatOne(phone: string): string {
  return /^\d{10}$/.test(phone) ? `+91 ${phone.slice(0, 5)} ${phone.slice(5)}` : phone;
}

/** '+91 98765 00001' for each number of ten digits; other text stays unchanged. */
export function formatPhone(phone: string): string {
  return phone.split(SEPARATOR).map(formatOne).join('');
}

/** The numbers of a field that may have several (docs/behaviour.md 2.12). */
export function phoneNumbers(phone: string): string[] {
  const numbers = phone.split(SEPARATOR).filter((part) => part.trim() !== '' && !SEPARATOR.test(part));
  return [...new Set(numbers.map((number) => number.trim()))];
}

/** Returns a URL such as 'tel:+919876500001' for the first number; null when that is none. */
export function phoneLink(phone: string): string | null {
  const [first = ''] = phoneNumbers(phone);
  const digits = formatOne(first).replace(/[\s()-]/g, '');
  return /^\+?\d{3,15}$/.test(digits) ? `tel:${digits}` : null;
}
