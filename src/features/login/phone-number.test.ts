import { describe, expect, it } from 'vitest';
import { phoneDigits, phoneProblem } from './phone-number';

describe('A phone number', () => {
  it.each([
    ['9876543210', '9876543210'],
    ['98765 43210', '9876543210'],
    ['+91 98765 43210', '9876543210'],
    ['+91-98765-43210', '9876543210'],
    ['0091 98765 43210', '9876543210'],
    ['919876543210', '9876543210'],
    ['09876543210', '9876543210'],
    ['9123456789', '9123456789'],
    ['91234', '91234'],
    ['(987) 65', '98765'],
    ['98765432109', '9876543210'],
    ['abc', ''],
  ])('typed as %s is read as %s', (text, digits) => {
    expect(phoneDigits(text)).toBe(digits);
  });

  it.each([
    ['', 'Phone number is required'],
    ['98765', 'Phone number must be 10 digits'],
    ['5876543210', 'Phone number must be 10 digits'],
    ['6000000000', ''],
    ['9876543210', ''],
  ])('entered as %j has the error message %j', (phone, problem) => {
    expect(phoneProblem(phone)).toBe(problem);
  });
});
