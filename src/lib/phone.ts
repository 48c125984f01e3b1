/** '+91 98765 00001' for ten digits; other numbers stay unchanged. */
export function formatPhone(phone: string): string {
  return /^\d{10}$/.test(phone) ? `+91 ${phone.slice(0, 5)} ${phone.slice(5)}` : phone;
}

/** Returns a URL such as 'tel:+919876500001'; null when the text is no number. */
export function phoneLink(phone: string): string | null {
  const digits = formatPhone(phone).replace(/[\s()-]/g, '');
  return /^\+?\d{3,15}$/.test(digits) ? `tel:${digits}` : null;
}
