import { expect, it } from 'vitest';
import { parseTables } from './tables';

it.each([
  ['', []],
  ['1-4', ['1', '2', '3', '4']],
  ['7', ['7']],
  ['7-7', ['7']],
  ['1,2,5-8', ['1', '2', '5', '6', '7', '8']],
  [' 1 , 3 - 4 ', ['1', '3', '4']],
  ['2,1-3', ['2', '1', '3']],
  ['A1,Terrace  2,T-4,मेज़ 5', ['A1', 'Terrace 2', 'T-4', 'मेज़ 5']],
])('the list %j has the tables %j', (list, tables) => {
  expect(parseTables(list)).toEqual(tables);
});

it.each([
  ['1,,2', "''"],
  ['1,', "''"],
  ['8-5', "'8-5' ends before it starts"],
  ['1-', "'1-'"],
  ['-3', "'-3'"],
  ['1-2-3', "'1-2-3'"],
  ['1.5', "'1.5'"],
  ['1-501', "'1-501' is more than 500 tables"],
  ['1-99999999999999999999', 'more than 500 tables'],
  ['1-400,401-501', 'more than 500 tables'],
  ['A table with a long name', 'longer than 20 characters'],
])('the list %j is refused with its wrong item', (list, message) => {
  expect(() => parseTables(list)).toThrow(message);
  expect(() => parseTables(list)).toThrow('--tables: ');
});
