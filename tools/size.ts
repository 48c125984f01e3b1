/** `npm run size`: checks the first load of each page of the last build against its budget. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  budgets,
  costOf,
  heaviest,
  roundUp,
  OTHER_PAGES,
  findOverruns,
  findEarlyModules,
} from './budgets.ts';
import { REPORT, type FirstLoad } from './first-load.ts';

const FOLDER = path.resolve(import.meta.dirname, '../dist');

function bytesOf(file: string): number {
  const fullPath = path.join(FOLDER, file);
  // Small files have no compressed version.
  return readFileSync(existsSync(`${fullPath}.br`) ? `${fullPath}.br` : fullPath).length;
}

function check(): string[] {
  const report = path.join(FOLDER, REPORT);
  if (!existsSync(report)) return ['There is no build: npm run build'];
  const loads = JSON.parse(readFileSync(report, 'utf8')) as Record<string, FirstLoad>;
  const missing = Object.keys(budgets).filter((page) => !(page in loads));
  const line = (cells: readonly string[]) =>
    console.log(cells.map((cell, index) => (index ? cell.padStart(15) : cell.padEnd(20))).join(''));
  line(['first load, kB', 'scripts', 'styles', 'HTML', 'requests']);
  const problems = Object.entries(loads).flatMap(([page, load]) => {
    const cost = costOf(load, bytesOf);
    const budget = budgets[page] ?? OTHER_PAGES;
    const of = (kind: keyof typeof cost) => `${roundUp(cost[kind])} / ${roundUp(budget[kind])}`;
    line([page, of('scripts'), of('styles'), of('html'), of('requests')]);
    return [...findOverruns(page, cost, budget), ...findEarlyModules(page, load)];
  });
  for (const page of ['home', 'menu']) {
    const load = loads[page];
    if (load)
      console.log(`Heaviest in ${page}, kB of code before minification: ${heaviest(load, 10).join(', ')}`);
  }
  return [...missing.map((page) => `${page}: no such page was built`), ...problems];
}

const problems = check();
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
