import path from 'node:path';
import { parseArgs } from 'node:util';
import { ACCENT } from '../../tailwind.config';
import { primaryUrl } from '../primary-url';
import { parseTables } from './tables';

export const HELP = `npm run share-kit -- NAME… [options]

Writes QR codes, cards to print and link preview pictures of restaurants, and checks every link.
A NAME is a slug (spice-garden) or a restaurant's own domain (spicegarden.in).

  --tables LIST    tables with a card: 1-12, or 1,2,5-8, or names such as A1,Terrace
  --dish DISH      a dish with a card, by its name or its id; repeat it for more dishes
  --out DIR        folder to write into; default 'share-kit'
  --accent COLOUR  accent colour of the cards, such as '#0B7A3B'; default ${ACCENT}
  --language CODE  language of the cards, en or hi; default en
  --origin URL     the address of the primary domain, if it is not https on the usual port
  --mode MODE      the mode whose .env files apply; default 'production'
  --help           prints this text`;

export interface ShareKitOptions {
  names: string[];
  tables: string[];
  /** Names or ids. */
  dishes: string[];
  out: string;
  /** '#RRGGBB' */
  accent: string;
  language: string;
  /** URL of the primary domain. */
  primary: URL;
  mode: string;
}

/** @returns null when help was requested. @throws Error naming the wrong option */
export function readShareKitOptions(args: readonly string[]): ShareKitOptions | null {
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
  if (values.help) return null;
  if (positionals.length === 0)
    throw new Error('Name at least one restaurant, by its slug or its domain; --help lists the options');
  if (!/^#[0-9a-f]{6}$/i.test(values.accent))
    throw new Error(`--accent: '${values.accent}' is no colour such as '#0B7A3B'`);
  if (values.out.trim() === '') throw new Error('--out: name a folder');
  return {
    names: positionals,
    tables: parseTables(values.tables),
    dishes: values.dish,
    out: path.resolve(values.out),
    accent: values.accent,
    language: values.language,
    primary: primaryUrl(values.mode, values.origin),
    mode: values.mode,
  };
}
