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
  ...['Closed - back at 6 PM', 'Closed now and opens 5 PM', 'Closed. Call us after 6 PM'],
  // The number is no time.
  ...[
    'Closed at 5th Block',
    'Closed at 2 of our counters',
    'Closed at 80 Feet Road',
    'Closed 5 amazing days',
  ],
])('readOpening reads %j as closed', (status) => {
  expect(readOpening(status)).toBe('closed');
});

it.each([
  ...['OPEN', 'open ', 'Open!', 'Open, we close at 11', 'Closed counter, open for delivery'],
  ...['We close today at 11 PM', 'Close daily at 11', 'We close sharp 11 PM', 'We close at 11 today'],
  ...['Close the kitchen by 2330', 'We close at 11 PM and reopen at 9 AM', 'Close at 11.30, sorry'],
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
