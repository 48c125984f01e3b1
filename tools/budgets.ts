import type { FirstLoad } from './first-load.ts';

/** Size of a first visit, in kB of 1000 bytes after brotli. */
interface Cost {
  scripts: number;
  styles: number;
  html: number;
  /** Including the HTML. */
  requests: number;
}

const FIRST_PAGE = { styles: 12.4, html: 4, requests: 5 };

/** By route id. */
export const budgets: Readonly<Record<string, Cost>> = {
  home: { ...FIRST_PAGE, scripts: 138.6 },
  menu: { ...FIRST_PAGE, scripts: 138 },
  cart: { ...FIRST_PAGE, scripts: 160, requests: 6 },
  search: { ...FIRST_PAGE, scripts: 162, requests: 7 },
  offers: { ...FIRST_PAGE, scripts: 149, requests: 6 },
  orderInfo: { ...FIRST_PAGE, scripts: 149, requests: 6 },
};

export const OTHER_PAGES: Cost = { scripts: 151, styles: 12.4, html: 4, requests: 7 };

const ENTRY_PAGES = ['home', 'menu'];
/** Packages, modules and texts that the entry pages must not load at first. */
const DEFERRED_MODULES = [
  'react-toastify',
  'fuse.js',
  '@react-google-maps/api',
  'axios',
  'src/ui/overlay/dialog.tsx',
  'src/texts/en/legal.json',
];

export function costOf({ files }: FirstLoad, bytesOf: (file: string) => number): Cost {
  const kB = (ending: string) =>
    files.filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + bytesOf(file), 0) / 1000;
  return {
    scripts: kB('.js'),
    styles: kB('.css'),
    html: bytesOf('index.html') / 1000,
    requests: files.length + 1,
  };
}

export function findOverruns(page: string, cost: Cost, budget: Cost): string[] {
  const kinds = Object.keys(budget) as (keyof Cost)[];
  return kinds
    .filter((kind) => cost[kind] > budget[kind])
    .map((kind) => `${page}: ${kind} ${roundUp(cost[kind])} of ${roundUp(budget[kind])}`);
}

export function findEarlyModules(page: string, { parts }: FirstLoad): string[] {
  if (!ENTRY_PAGES.includes(page)) return [];
  return DEFERRED_MODULES.filter((part) => part in parts).map(
    (part) => `${page}: ${part} is loaded at first`,
  );
}

export function heaviest({ parts }: FirstLoad, count: number): string[] {
  return Object.entries(parts)
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([part, characters]) => `${part} ${String(Math.round(characters / 1000))}`);
}

/** Formats with at most one decimal. Rounds up, so that an excess stays visible. */
export function roundUp(figure: number): string {
  return String(Math.ceil(figure * 10 - 1e-6) / 10);
}
