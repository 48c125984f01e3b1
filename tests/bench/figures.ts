/** The middle one; of an even number the mean of the two. NaN of none. */
export function median(values: readonly number[]): number {
  return (quantile(values, 0.5, Math.floor) + quantile(values, 0.5, Math.ceil)) / 2;
}

/** The value below which 95 of 100 lie. */
export function p95(values: readonly number[]): number {
  return quantile(values, 0.95, Math.ceil);
}

function quantile(values: readonly number[], part: number, round: (place: number) => number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[round((sorted.length - 1) * part)] ?? NaN;
}

/** '1,234', '0.61', '–' where there is no figure. */
export function figure(value: number | undefined, digits = 0): string {
  if (value === undefined || !Number.isFinite(value)) return '–';
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** How many times the one is of the other. */
export function ratio(value: number | undefined, of: number | undefined): string {
  return value === undefined || of === undefined ? '–' : figure(value / of, 2);
}

/** A Markdown table; the first column is text, the others are figures. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(line)].join(
    '\n',
  );
}

/** What is asked for, beside what is. */
export interface Target {
  text: string;
  value: number;
  limit: number;
  digits?: number;
}

/** The targets with where each of them stands. */
export function targets(list: readonly Target[]): string {
  return list
    .map(({ text, value, limit, digits = 0 }) => {
      const isMet = value <= limit;
      const stands = Number.isFinite(value)
        ? `${isMet ? 'met' : '**missed**'}: ${figure(value, digits)}${isMet ? '' : `, ${ratio(value, limit)} × what is allowed`}`
        : 'not measured';
      return `- ${text} ≤ ${figure(limit, digits)}: ${stands}`;
    })
    .join('\n');
}
