import { apiDescription } from '../api-description/description';
import type { CheckResult } from './check';
import type { Finding } from './findings';
import type { RecordedCall } from './call-recorder';

function verdictOf({ findings, matches }: RecordedCall): string {
  if (findings.some(({ level }) => level === 'error')) return 'ERROR';
  return matches ? 'matches' : 'see below';
}

function tableOf(recorded: readonly RecordedCall[]): string {
  const rows = [
    ['call', 'request', 'status', 'ms', 'description'],
    ...recorded.map((call) => {
      const { exchange } = call;
      return [
        exchange.call.name,
        `${exchange.call.method} ${exchange.call.path}`,
        exchange.status === null ? 'none' : String(exchange.status),
        String(exchange.ms),
        verdictOf(call),
      ];
    }),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function distinct(findings: readonly Finding[]): Finding[] {
  const byText = new Map(
    findings.map((finding) => [`${finding.level} ${finding.call} ${finding.text}`, finding]),
  );
  return [...byText.values()].sort((a, b) => Number(b.level === 'error') - Number(a.level === 'error'));
}

function notRequested(recorded: readonly RecordedCall[]): string[] {
  const requested = new Set(recorded.map(({ exchange }) => exchange.call.name));
  return apiDescription()
    .calls.map(({ name }) => name)
    .filter((name) => !requested.has(name));
}

export function textReport({ recorded, findings }: CheckResult): string {
  const all = distinct(findings);
  const count = (level: Finding['level']) => {
    const { length } = all.filter((finding) => finding.level === level);
    return `${String(length)} ${level}${length === 1 ? '' : 's'}`;
  };
  return [
    tableOf(recorded),
    '',
    ...all.map(({ level, call, text }) => `${level.padEnd(7)}  ${call}: ${text}`),
    ...(all.length > 0 ? [''] : []),
    `${String(recorded.length)} calls, ${count('error')}, ${count('warning')}`,
    `not requested: ${notRequested(recorded).join(', ')}`,
  ].join('\n');
}

export function jsonReport({ recorded, findings }: CheckResult): string {
  const calls = recorded.map(({ exchange: { call, status, ms, error }, matches }) => ({
    call: call.name,
    method: call.method,
    path: call.path,
    status,
    ms,
    error,
    matches,
  }));
  return JSON.stringify({ calls, findings: distinct(findings) }, null, 2);
}
