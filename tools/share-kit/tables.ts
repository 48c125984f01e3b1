import { MAX_TABLE_OR_CAR_LENGTH } from '../../src/domain/checkout/order-type-link';

const MAX_TABLES = 500;

const RANGE = /^(\d+)\s*-\s*(\d+)$/;

function tablesOf(item: string): string[] {
  const [, first, last] = RANGE.exec(item) ?? [];
  if (first !== undefined && last !== undefined) {
    const [from, to] = [Number(first), Number(last)];
    if (from > to) throw new Error(`--tables: '${item}' ends before it starts`);
    if (to - from >= MAX_TABLES) throw new Error(`--tables: '${item}' is more than ${MAX_TABLES} tables`);
    return Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
  }
  if (!/^\d+$/.test(item) && !/\p{L}/u.test(item))
    throw new Error(`--tables: '${item}' is no table and no range such as 1-12`);
  if (item.length > MAX_TABLE_OR_CAR_LENGTH)
    throw new Error(`--tables: '${item}' is longer than ${MAX_TABLE_OR_CAR_LENGTH} characters`);
  return [item];
}

/** Parses '1-12', '1,2,5-8' or 'A1,Terrace' into tables, each once. '' has none. @throws Error naming the item */
export function parseTables(list: string): string[] {
  if (list.trim() === '') return [];
  const items = list.split(',').map((item) => item.replace(/\s+/g, ' ').trim());
  const tables = [...new Set(items.flatMap(tablesOf))];
  if (tables.length > MAX_TABLES) throw new Error(`--tables: '${list}' is more than ${MAX_TABLES} tables`);
  return tables;
}
