import { cpus, totalmem } from 'node:os';
import type { PageLoad } from './page-loads';
import type { Durations } from './taps';

export const SLOW_DOWNS = [4, 8] as const;
type SlowDown = (typeof SLOW_DOWNS)[number];

export interface MeasuredPage {
  page: string;
  site: string;
  loads: Record<SlowDown, PageLoad[]>;
}

export interface MeasuredTaps {
  name: string;
  dishes: number;
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

/** Formats as '1,234' or '0.61'; '–' for a missing value. */
function figure(value: number, digits = 0): string {
  if (!Number.isFinite(value)) return '–';
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/** The benchmark index tells how fast the machine was: about 1,300 when slow, 2,900 when fast. */
export function reportEnvironment(browser: string, pages: readonly MeasuredPage[]): string {
  const loads = pages.flatMap(({ loads }) => [...loads[4], ...loads[8]]);
  const parts = [
    new Date().toISOString().slice(0, 10),
    `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB`,
    browser,
    `Node ${process.version}`,
    `benchmark index ${figure(median(loads.map(({ benchmarkIndex }) => benchmarkIndex)))}`,
  ];
  return `_${parts.join(' · ')}_`;
}

/** Medians of the loads. */
export function reportPages(pages: readonly MeasuredPage[]): string {
  const rows = pages.map(({ page, site, loads }) => {
    const of = (slowDown: SlowDown, name: keyof PageLoad, from = loads) =>
      median(from[slowDown].map((load) => load[name]));
    const times = (slowDown: SlowDown, reference: string) => {
      const other = pages.find((measured) => measured.page === page && measured.site === reference);
      return other ? figure(of(slowDown, 'lcp') / of(slowDown, 'lcp', other.loads), 2) : '–';
    };
    return [
      `${page}, ${site}`,
      ...SLOW_DOWNS.flatMap((slowDown) => [
        figure(of(slowDown, 'lcp')),
        times(slowDown, 'bare React'),
        times(slowDown, 'static page'),
      ]),
      ...(['tbt', 'longestTask'] as const).flatMap((name) =>
        SLOW_DOWNS.map((slowDown) => figure(of(slowDown, name))),
      ),
      ...(['scripts', 'total'] as const).map((name) => figure(of(4, name), 1)),
    ];
  });
  const head = [
    ...['page', 'LCP at 4×, ms', '× React', '× static', 'LCP at 8×, ms', '× React', '× static'],
    ...['TBT at 4×, ms', 'at 8×', 'longest task at 4×, ms', 'at 8×', 'scripts, kB', 'all, kB'],
  ];
  return table(head, rows);
}

/** Medians and worst figures. */
export function reportTaps(columns: readonly MeasuredTaps[]): string {
  const kinds = [...new Set(columns.flatMap(({ durations }) => Object.keys(durations)))];
  const cell = (ms: readonly number[] = []) => `${figure(median(ms))} / ${figure(Math.max(...ms))}`;
  const head = columns.map(
    ({ name, dishes, slowDown }) => `${name === 'base' ? 'base, ' : ''}${dishes} dishes, ${slowDown}×`,
  );
  const rows = kinds.map((kind) => [kind, ...columns.map(({ durations }) => cell(durations[kind]))]);
  return table(['median / worst, ms', ...head], rows);
}
