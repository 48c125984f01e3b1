import type { CheckResult } from './check';
import type { Finding } from './findings';
import type { PlayedCall } from './player';

function verdictOf({ findings }: PlayedCall): string {
  if (findings.length === 0) return 'matches';
  return findings.some(({ level }) => level === 'error') ? 'ERROR' : 'see below';
}

function tableOf(played: readonly PlayedCall[]): string {
  const rows = [
    ['call', 'request', 'status', 'ms', 'description'],
    ...played.map((call) => {
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

/** Findings that several calls repeat count once. */
function distinct(findings: readonly Finding[]): Finding[] {
  const byText = new Map(
    findings.map((finding) => [`${finding.level} ${finding.call} ${finding.text}`, finding]),
  );
  return [...byText.values()].sort((a, b) => Number(b.level === 'error') - Number(a.level === 'error'));
}

export function textReport({ played, findings }: CheckResult): string {
  const all = distinct(findings);
  const count = (level: Finding['level']) => {
    const { length } = all.filter((finding) => finding.level === level);
    return `${String(length)} ${level}${length === 1 ? '' : 's'}`;
  };
  return [
    tableOf(played),
    '',
    ...all.map(({ level, call, text }) => `${level.padEnd(7)}  ${call}: ${text}`),
    ...(all.length > 0 ? [''] : []),
    `${String(played.length)} calls, ${count('error')}, ${count('warning')}`,
  ].join('\n');
}

export function jsonReport({ played, findings }: CheckResult): string {
  const calls = played.map(({ exchange: { call, status, ms, error }, findings: own }) => ({
    call: call.name,
    method: call.method,
    path: call.path,
    status,
    ms,
    error,
    matches: own.length === 0,
  }));
  return JSON.stringify({ calls, findings: distinct(findings) }, null, 2);
}
