import { apiDescription } from '../api-description/description';
import type { RecordedCall } from './call-recorder';
import type { Finding } from './findings';

function verdictOf({ findings }: RecordedCall): string {
  if (findings.length === 0) return 'matches';
  return findings.some(({ level }) => level === 'error') ? 'ERROR' : 'see below';
}

function tableOf(calls: readonly RecordedCall[]): string {
  const rows = [
    ['call', 'request', 'status', 'ms', 'description'],
    ...calls.map((recorded) => {
      const { call, status, ms } = recorded.exchange;
      const request = `${call.method} ${call.path}`;
      return [call.name, request, String(status ?? 'none'), String(ms), verdictOf(recorded)];
    }),
  ];
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const lineOf = (row: string[]) => row.map((text, column) => text.padEnd(widthOf(column))).join('  ');
  return rows.map((row) => lineOf(row).trimEnd()).join('\n');
}

/** @param others findings that belong to no single call */
export function reportOf(calls: readonly RecordedCall[], others: readonly Finding[]) {
  const findings = [...calls.flatMap((call) => call.findings), ...others];
  const linesOf = (level: Finding['level']) => {
    const found = findings.filter((finding) => finding.level === level);
    return [...new Set(found.map(({ call, text }) => `${level.padEnd(7)}  ${call}: ${text}`))];
  };
  const [errors, warnings] = [linesOf('error'), linesOf('warning')];
  const requested = new Set(calls.map(({ exchange }) => exchange.call.name));
  const missing = apiDescription().calls.filter(({ name }) => !requested.has(name));
  const output = [
    tableOf(calls),
    '',
    ...errors,
    ...warnings,
    '',
    `${String(calls.length)} calls, ${String(errors.length)} errors, ${String(warnings.length)} warnings`,
    `not requested: ${missing.map(({ name }) => name).join(', ')}`,
  ].join('\n');
  return { output, hasErrors: errors.length > 0 };
}
