/** Returns NaN for an empty list. */
export function median(values: readonly number[]): number {
  return (quantile(values, 0.5, Math.floor) + quantile(values, 0.5, Math.ceil)) / 2;
}

export function p95(values: readonly number[]): number {
  return quantile(values, 0.95, Math.ceil);
}

function quantile(values: readonly number[], part: number, round: (place: number) => number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[round((sorted.length - 1) * part)] ?? NaN;
}

/** Formats as '1,234' or '0.61'; '–' for a missing value. */
export function figure(value: number | undefined, digits = 0): string {
  if (value === undefined || !Number.isFinite(value)) return '–';
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

export function ratio(value: number | undefined, of: number | undefined): string {
  return value === undefined || of === undefined ? '–' : figure(value / of, 2);
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(line)].join(
    '\n',
  );
}

interface Target {
  text: string;
  value: number;
  limit: number;
  digits?: number;
}

export function targets(list: readonly Target[]): string {
  return list
    .map(({ text, value, limit, digits = 0 }) => {
      const isMet = value <= limit;
      if (Number.isNaN(value) || Number.isNaN(limit)) return `- ${text}: not measured`;
      const result = isMet ? 'met' : '**missed**';
      const excess = isMet || limit === 0 ? '' : `, ${ratio(value, limit)} × the limit`;
      return `- ${text} ≤ ${figure(limit, digits)}: ${result}: ${figure(value, digits)}${excess}`;
    })
    .join('\n');
}
