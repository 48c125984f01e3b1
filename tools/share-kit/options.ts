import path from 'node:path';
import { parseArgs } from 'node:util';
import { MAX_TABLE_OR_CAR_LENGTH } from '../../src/domain/checkout/order-types';
import { ACCENT } from '../../tailwind.config';
import { primaryUrl } from '../primary-url';

export const HELP = `npm run share-kit -- NAME… [options]

Writes QR codes and cards to print for restaurants.
A NAME is a slug (spice-garden) or a restaurant's own domain (spicegarden.in).

  --tables LIST    tables with a card: 1-12, or 1,2,5-8, or names such as A1,Terrace
  --dish DISH      a dish with a card, by its name or its id; repeat it for more dishes
  --out DIR        folder to write into; default 'share-kit'
  --accent COLOUR  accent colour of the cards, such as '#0B7A3B'; default ${ACCENT}
  --language CODE  language of the cards, en or hi; default en
  --origin URL     the address of the primary domain, if it is not https on the usual port
  --mode MODE      the mode whose .env files apply; default 'production'
  --help           prints this text`;

export type ShareKitOptions = NonNullable<ReturnType<typeof readShareKitOptions>>;

/** @returns null when help was requested. @throws Error that names the wrong option */
export function readShareKitOptions(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      tables: { type: 'string', default: '' },
      dish: { type: 'string', multiple: true, default: [] },
      out: { type: 'string', default: 'share-kit' },
      accent: { type: 'string', default: ACCENT },
      language: { type: 'string', default: 'en' },
      origin: { type: 'string' },
      mode: { type: 'string', default: 'production' },
      help: { type: 'boolean', default: false },
    },
  });
  const { accent, dish, help, language, mode, origin, out, tables } = values;
  if (help) return null;
  if (positionals.length === 0)
    throw new Error('Name at least one restaurant, by its slug or its domain; --help lists the options');
  if (!/^#[0-9a-f]{6}$/i.test(accent))
    throw new Error(`--accent: '${accent}' is no colour such as '#0B7A3B'`);
  return {
    ...{ names: positionals, dishes: dish, accent, language, mode },
    tables: parseTables(tables),
    out: path.resolve(out),
    primary: primaryUrl(mode, origin),
  };
}

const MAX_TABLES = 500;

function tablesOf(item: string): string[] {
  const range = /^(\d+)\s*-\s*(\d+)$/.exec(item);
  const [from, to] = [Number(range?.[1]), Number(range?.[2])];
  if (from <= to && to - from < MAX_TABLES)
    return Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
  const isTable = /^\d+$/.test(item) || /\p{L}/u.test(item);
  if (!isTable || item.length > MAX_TABLE_OR_CAR_LENGTH)
    throw new Error(`--tables: '${item}' is no table (up to ${MAX_TABLE_OR_CAR_LENGTH} characters) or range`);
  return [item];
}

/** Parses '1-12', '1,2,5-8' or 'A1,Terrace' into tables, each once. '' has none. @throws Error naming the item */
export function parseTables(list: string): string[] {
  if (list.trim() === '') return [];
  const items = list.split(',').map((item) => item.replace(/\s+/g, ' ').trim());
  return [...new Set(items.flatMap(tablesOf))];
}
