/** A telephone number within a text, apart from service codes such as '*21*9876500001#'. */
const NUMBER = /(?<![*+\d])\+?\d(?:[\p{Zs}\p{Pd}().]*\d){5,}/gu;

function formatOne(phone: string): string {
  return /^\d{10}$/.test(phone) ? `+91 ${phone.slice(0, 5)} ${phone.slice(5)}` : phone;
}

/** '+91 98765 00001' for each number of ten digits; other text stays unchanged. */
export function formatPhone(phone: string): string {
  return phone.replace(NUMBER, formatOne);
}

/** The parts of a field that may have several numbers (docs/behaviour.md 2.12). */
export function phoneNumbers(phone: string): string[] {
  const parts = phone.split(/[/,;\n]|\bor\b/i).map((part) => part.trim());
  return [...new Set(parts)].filter((part) => part !== '');
}

/** Returns a URL such as 'tel:+919876500001' for the first number in the text; null without one. */
export function phoneLink(phone: string): string | null {
  const [first = ''] = phone.match(NUMBER) ?? [];
  const digits = formatOne(first).replace(/[^+\d]/g, '');
  return /^\+?\d{6,15}$/.test(digits) ? `tel:${digits}` : null;
}
