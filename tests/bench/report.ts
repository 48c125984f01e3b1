import { cpus, totalmem } from 'node:os';
import type { PageLoad } from './page-loads';
import type { Durations } from './taps';

export const SLOW_DOWNS = [4, 8] as const;
export type SlowDown = (typeof SLOW_DOWNS)[number];
const DISHES = [300, 600, 1500] as const;
export type Dishes = (typeof DISHES)[number];

export interface MeasuredPage {
  page: string;
  site: string;
  dishes: Dishes;
  loads: Record<SlowDown, PageLoad[]>;
}

export interface MeasuredTaps {
  /** '' for the product, otherwise the checkout's name. */
  site: string;
  dishes: Dishes;
  slowDown: SlowDown;
  durations: Durations;
}

/** Returns NaN for an empty list, and for one with NaN. */
function median(values: readonly number[]): number {
  if (values.some(Number.isNaN)) return NaN;
  const sorted = [...values].sort((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}

/** Formats as '1,234'; '–' for a missing value. */
function figure(value: number): string {
  return Number.isFinite(value) ? value.toLocaleString('en', { maximumFractionDigits: 0 }) : '–';
}

const medianOf = (loads: readonly PageLoad[], name: keyof PageLoad) =>
  median(loads.map((load) => load[name]));

export function reportEnvironment(browser: string): string {
  const parts = [
    new Date().toISOString().slice(0, 10),
    `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, ${figure(totalmem() / 2 ** 30)} GB`,
    browser,
    `Node ${process.version}`,
  ];
  return `_${parts.join(' · ')}_`;
}

/** LCP at 4×, with 300 dishes. */
export function reportChart(pages: readonly MeasuredPage[]): string {
  const bars = pages.filter(({ dishes }) => dishes === 300);
  return [
    '```mermaid',
    'xychart-beta horizontal',
    '  title "Largest contentful paint at 4×, 300 dishes, ms"',
    `  x-axis [${bars.map(({ page, site }) => `"${page}, ${site}"`).join(', ')}]`,
    `  bar [${bars.map(({ loads }) => medianOf(loads[4], 'lcp').toFixed()).join(', ')}]`,
    '```',
  ].join('\n');
}

/** A row for each page and for each kind of tap, a column for each number of dishes and slowdown. */
export function reportTable(pages: readonly MeasuredPage[], taps: readonly MeasuredTaps[]): string {
  const columns = DISHES.flatMap((dishes) => SLOW_DOWNS.map((slowDown) => ({ dishes, slowDown })));
  const rows = new Map<string, string[]>();
  const enter = (name: string, dishes: Dishes, slowDown: SlowDown, text: string) => {
    const cells = rows.get(name) ?? columns.map(() => '');
    cells[columns.findIndex((column) => column.dishes === dishes && column.slowDown === slowDown)] = text;
    rows.set(name, cells);
  };
  for (const { page, site, dishes, loads } of pages) {
    for (const slowDown of SLOW_DOWNS) {
      const cell = (['lcp', 'tbt', 'longestTask'] as const).map((name) =>
        figure(medianOf(loads[slowDown], name)),
      );
      enter(`${page}, ${site}: LCP / TBT / longest task`, dishes, slowDown, cell.join(' / '));
    }
    const bytes = (['scripts', 'total'] as const).map((name) => figure(medianOf(loads[4], name)));
    enter(`${page}, ${site}: kB of scripts / in all`, dishes, 4, bytes.join(' / '));
  }
  for (const { site, dishes, slowDown, durations } of taps) {
    for (const [kind, ms] of Object.entries(durations))
      enter(
        `${kind}${site && `, ${site}`}: median / worst`,
        dishes,
        slowDown,
        `${figure(median(ms))} / ${figure(Math.max(...ms))}`,
      );
  }
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const head = ['ms', ...columns.map(({ dishes, slowDown }) => `${dishes} dishes, ${slowDown}×`)];
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'));
  return [head, rule, ...[...rows].map(([name, cells]) => [name, ...cells])].map(line).join('\n');
}
