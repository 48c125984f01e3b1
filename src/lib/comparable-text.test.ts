import { expect, it } from 'vitest';
import { comparableStatus, spacedWords } from './comparable-text';

it.each([
  'Successfully',
  ' SUCCESSFULLY ',
  'successfully.',
  'Successfully !',
  'successfully…',
  'Ｓuccessfully',
])('comparableStatus reads %j as successfully', (text) => {
  expect(comparableStatus(text)).toBe('successfully');
});

it('comparableStatus keeps what differs inside of a text', () => {
  expect(comparableStatus('Not  Accepted !')).toBe('not accepted');
  expect(comparableStatus('un-successfully')).toBe('un-successfully');
  expect(comparableStatus('!')).toBe('');
});

it('spacedWords returns the words of a text between spaces', () => {
  expect(spacedWords('Order_DELIVERED, at 7.')).toBe(' order delivered at 7 ');
  expect(spacedWords('डिलीवर हो गया')).toBe(' डिलीवर हो गया ');
  expect(spacedWords('')).toBe('  ');
});
