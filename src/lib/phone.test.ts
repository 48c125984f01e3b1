import { expect, it } from 'vitest';
import { formatPhone, phoneLink, phoneNumbers } from './phone';

it('formatPhone formats ten digits with +91; phoneLink returns a tel: link for phone numbers only', () => {
  expect(formatPhone('9876500001')).toBe('+91 98765 00001');
  expect(formatPhone('080-2345 678')).toBe('080-2345 678');
  expect(phoneLink('9876500001')).toBe('tel:+919876500001');
  expect(phoneLink('080-2345 678')).toBe('tel:0802345678');
  const none = ['ask at the counter', '', '12', '9'.repeat(16), 'ext=1;987', '*21#', 'javascript:alert(1)'];
  for (const text of none) expect(phoneLink(text), text).toBeNull();
});

it.each([
  ['9876500001/9876500002', '+91 98765 00001/+91 98765 00002'],
  ['9876500001, 080 1234', '+91 98765 00001, 080 1234'],
  ['9876500001; 9876500002', '+91 98765 00001; +91 98765 00002'],
  ['9876500001 or 9876500002', '+91 98765 00001 or +91 98765 00002'],
  ['9876500001 OR 9876500002', '+91 98765 00001 OR +91 98765 00002'],
  ['9876500001\n9876500002', '+91 98765 00001\n+91 98765 00002'],
])('The first of the numbers %j is called, and all are shown', (phone, text) => {
  expect(phoneLink(phone)).toBe('tel:+919876500001');
  expect(formatPhone(phone)).toBe(text);
  expect(phoneNumbers(phone)).toHaveLength(2);
});

it.each([
  ['NA / 9876500001', 'tel:+919876500001', 'NA / +91 98765 00001'],
  ['9876500001 (Mgr) / 080 1234', 'tel:+919876500001', '+91 98765 00001 (Mgr) / 080 1234'],
  ['Ph: 98765 00001', 'tel:9876500001', 'Ph: 98765 00001'],
  ['080-41234567/456', 'tel:08041234567', '080-41234567/456'],
  ['(080) 4123 4567 ext 12', 'tel:08041234567', '(080) 4123 4567 ext 12'],
  ['+91 98765\u00a000001', 'tel:+919876500001', '+91 98765\u00a000001'],
])('The first number in %j is called, with words around it', (phone, link, text) => {
  expect(phoneLink(phone)).toBe(link);
  expect(formatPhone(phone)).toBe(text);
});

it('A part of fewer than six digits is no number', () => {
  expect(phoneNumbers('080-41234567/456').map(phoneLink)).toEqual(['tel:08041234567', null]);
});

it('phoneNumbers leaves out what is empty, and separates no word', () => {
  expect(phoneNumbers(' / 080 1234 /')).toEqual(['080 1234']);
  expect(phoneNumbers('the door')).toEqual(['the door']);
  expect(phoneNumbers('')).toEqual([]);
});
