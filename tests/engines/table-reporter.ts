import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

interface Result {
  scene: string;
  project: string;
  state: 'passed' | 'failed' | 'skipped' | 'pending';
  /** Seconds. */
  time: number;
  errors: string[];
}

const REPORT = 'test-results/engines.json';

function resultOf(test: TestCase): Result {
  const { state, errors = [] } = test.result();
  return {
    scene: test.fullName,
    project: test.project.name,
    state,
    time: Math.round((test.diagnostic()?.duration ?? 0) / 100) / 10,
    errors: errors.map(({ message }) => message),
  };
}

/** Prints scenes by engine and window as a table, and writes it with totals as JSON. */
export class TableReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const results = modules.flatMap((module) => [...module.children.allTests()].map(resultOf));
    const count = (state: Result['state']) => results.filter((result) => result.state === state).length;
    // A file that fails to load reports no scenes.
    const broken = modules.filter((module) => module.errors().length > 0).length;
    mkdirSync(path.dirname(REPORT), { recursive: true });
    const counts = { passed: count('passed'), failed: count('failed') + broken, skipped: count('skipped') };
    writeFileSync(REPORT, JSON.stringify({ ...counts, results }, null, 1));
    printTable(results);
  }
}

function printTable(results: readonly Result[]): void {
  const projects = [...new Set(results.map(({ project }) => project))].sort();
  const scenes = [...new Set(results.map(({ scene }) => scene))];
  const cell = (scene: string, project: string) => {
    const result = results.find((one) => one.scene === scene && one.project === project);
    if (!result) return '';
    return result.state === 'passed' ? `${result.time.toFixed(1)} s` : result.state;
  };
  const total = (project: string) => {
    const times = results.filter((one) => one.project === project).map(({ time }) => time);
    return `${times.reduce((sum, time) => sum + time, 0).toFixed(0)} s`;
  };
  const rows = [
    ['', ...projects],
    ...scenes.map((scene) => [scene, ...projects.map((project) => cell(scene, project))]),
    ['All', ...projects.map(total)],
  ];
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row.map((text, column) =>
      column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0),
    );
  console.log(`\n${rows.map((row) => line(row).join('  ')).join('\n')}\n`);
}
