import type { FirstLoad } from './first-load.ts';

/** What a page may cost at its first visit, in kB of 1000 bytes as they come over the wire (brotli). */
export interface Cost {
  scripts: number;
  styles: number;
  html: number;
  /** Files of the build, the HTML among them. */
  requests: number;
}

const firstPage = { styles: 12, html: 4, requests: 5 };

/** By the name of the page's module in `src/routes`. */
export const budgets: Readonly<Record<string, Cost>> = {
  home: { ...firstPage, scripts: 133 },
  menu: { ...firstPage, scripts: 133 },
  cart: { ...firstPage, scripts: 160, requests: 7 },
  search: { ...firstPage, scripts: 153, requests: 8 },
  offers: { ...firstPage, scripts: 147, requests: 7 },
  'order-info': { ...firstPage, scripts: 148, requests: 7 },
};

/** All others. */
export const OTHER_PAGES: Cost = { scripts: 149, styles: 12, html: 4, requests: 8 };

/** The pages that a diner sees first, and what neither needs before a tap is near: packages and modules. */
const FIRST_PAGES = ['home', 'menu'];
const DEFERRED_MODULES = [
  'react-toastify',
  'fuse.js',
  '@react-google-maps/api',
  'axios',
  'src/ui/overlay/dialog.tsx',
];

/** @param bytesOf the compressed size of a file of the build. */
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

/** What a page costs beyond its budget, in words. */
export function overruns(page: string, cost: Cost, budget: Cost): string[] {
  const all = Object.keys(budget) as (keyof Cost)[];
  return all
    .filter((what) => cost[what] > budget[what])
    .map((what) => `${page}: ${what} ${inTenths(cost[what])} of ${inTenths(budget[what])}`);
}

/** What a page loads at first although it has to come late, in words. */
export function loadedTooEarly(page: string, { parts }: FirstLoad): string[] {
  if (!FIRST_PAGES.includes(page)) return [];
  return DEFERRED_MODULES.filter((part) => part in parts).map(
    (part) => `${page}: ${part} is loaded at first`,
  );
}

/** The heaviest parts of a first load, in words. */
export function heaviest({ parts }: FirstLoad, count: number): string[] {
  return Object.entries(parts)
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([part, characters]) => `${part} ${String(Math.round(characters / 1000))}`);
}

/** A figure with as many decimals as it needs, at most one; never rounded down to its budget. */
export function inTenths(figure: number): string {
  return String(Math.ceil(figure * 10 - 1e-6) / 10);
}
