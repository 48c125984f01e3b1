import { describe, expect, it } from 'vitest';
import { isSendablePhone, mayContinue, nationalNumber, phoneProblem, typedPhone } from './phone-number';

const read = (text: string) => nationalNumber(typedPhone(text));

/** Values of the field after each key. It shows only the result of `typedPhone`. */
const typedByKey = (text: string) =>
  Array.from(text).map(
    (
      (field) => (key: string) =>
        (field = typedPhone(field + key))
    )(''),
  );

describe('A phone number', () => {
  it.each([
    ['9876543210'],
    ['98765 43210'],
    ['+91 98765 43210'],
    ['+91-98765-43210'],
    ['(+91) 98765.43210'],
    ['tel:+919876543210'],
    ['0091 98765 43210'],
    ['919876543210'],
    ['91 098765 43210'],
    ['09876543210'],
    ['+91 098765 43210'],
    ['0091 0 98765 43210'],
    ['0 91 98765 43210'],
    ['९८७६५४३२१०'],
    ['+९१ ९८७६५ ४३२१०'],
    ['٩٨٧٦٥٤٣٢١٠'],
    ['۹۸۷۶۵۴۳۲۱۰'],
    ['９８７６５４３２１０'],
    ['＋９１ ９８７６５ ４３２１０'],
    ['\u202a+91\u00a098765\u201143210\u202c'],
    ['98\u200b765\u200d43\u206021\ufeff0'],
    ['98765, 43210.'],
    ['Call 98765 43210'],
  ])('%j is read as 9876543210, typed key by key as well as pasted', (text) => {
    expect(read(text)).toBe('9876543210');
    const sent = typedByKey(text)
      .filter((typed) => !mayContinue(typed))
      .map(nationalNumber)
      .filter(isSendablePhone);
    expect(new Set(sent)).toEqual(new Set(['9876543210']));
  });

  it.each([
    ['9123456789', '9123456789'],
    ['+91 91234 56789', '9123456789'],
    ['91 91234 56789', '9123456789'],
    ['91234', '91234'],
    ['(987) 65', '98765'],
    ['+91 987', '987'],
    ['0091', ''],
    ['+9', ''],
    ['abc', ''],
  ])('%s is read as %j', (text, number) => {
    expect(read(text)).toBe(number);
  });

  it.each([
    ['+971501234567'],
    ['00971501234567'],
    ['+65 9123 4567'],
    ['0065 9123 4567'],
    ['+1 (987) 654-3210'],
    ['+44 7911 123456'],
    ['98765432109'],
    ['9876543210 9876500000'],
    ['9876543210, +91 9876500000'],
    ['+91 98765 432101'],
    ['+91 91 98765 43210'],
  ])('of another country or with too many digits is refused, not cut: %s', (text) => {
    expect(phoneProblem(read(text))).toBe('Phone number must be 10 digits');
  });

  it.each([
    ['9198765432', true],
    ['09198765432', true],
    ['९१९८७६५४३२', true],
    ['+919198765432', false],
    ['00919198765432', false],
    ['919198765432', true],
    ['9876543210', false],
  ])('of ten digits such as %s may continue after its country code: %s', (text, may) => {
    expect(mayContinue(typedPhone(text))).toBe(may);
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
