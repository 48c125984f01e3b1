import { expect, it } from 'vitest';
import { readOpening } from './opening';

it.each([
  ...[
    'CLOSE',
    'close ',
    'CLOSED',
    'Closed.',
    ' closed !',
    'Temporarily closed',
    'Closed for today',
    'SHOP_CLOSED',
  ],
  // The time belongs to another word, or ends the break.
  ...['Closed, opens at 5 PM', 'Closed until 5 PM', 'Closed on 15 August', 'Closed for 2 days'],
])('readOpening reads %j as closed', (status) => {
  expect(readOpening(status)).toBe('closed');
});

it.each([
  ...['OPEN', 'open ', 'Open!', 'Open, we close at 11', 'Closed counter, open for delivery'],
  ...['We close at 11', 'Close 23:30', 'CLOSE: 11:30 PM', 'Closed from 3 p.m.', 'close @ 11', 'Close 11pm'],
])('readOpening reads %j as open', (status) => {
  expect(readOpening(status)).toBe('open');
});

it.each(['closes at 11', 'opens at 5', 'enclosed', 'reopened', '0', '', 'बंद'])(
  'readOpening finds no word in %j',
  (status) => {
    expect(readOpening(status)).toBeNull();
  },
);
