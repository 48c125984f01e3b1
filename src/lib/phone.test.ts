import { expect, it } from 'vitest';
import { phoneLink, formatPhone } from './phone';

it('formatPhone formats ten digits with +91; phoneLink returns a tel: link for phone numbers only', () => {
  expect(formatPhone('9876500001')).toBe('+91 98765 00001');
  expect(formatPhone('080-2345 678')).toBe('080-2345 678');
  expect(phoneLink('9876500001')).toBe('tel:+919876500001');
  expect(phoneLink('080-2345 678')).toBe('tel:0802345678');
  const none = ['ask at the counter', '', '12', '9'.repeat(16), '987;ext=1', '*21#', 'javascript:alert(1)'];
  for (const text of none) expect(phoneLink(text), text).toBeNull();
});
