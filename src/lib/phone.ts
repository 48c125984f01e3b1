/** '+91 98765 00001' for ten digits; any other number as it is written. */
export function readablePhone(phone: string): string {
  return /^\d{10}$/.test(phone) ? `+91 ${phone.slice(0, 5)} ${phone.slice(5)}` : phone;
}

/** Address to call a number, such as 'tel:+919876500001'; null for what is no number. */
export function phoneLink(phone: string): string | null {
  const digits = readablePhone(phone).replace(/[\s()-]/g, '');
  return /^\+?\d{3,15}$/.test(digits) ? `tel:${digits}` : null;
}
