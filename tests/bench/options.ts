import { parseArgs } from 'node:util';
import { PAGES, type PageName } from './bench';
import { SIZES } from './shops';

interface BenchOptions {
  only: readonly string[];
  sizes: readonly number[];
  pages: readonly PageName[];
  runs: number;
  port: number;
  /** Only complete runs are written into the document. */
  writes: boolean;
}

const DEFAULT_RUNS = 5;
/** A median of fewer visits is not meaningful. */
const MIN_RUNS = 3;
const DEFAULT_PORT = 4600;

/** Parses `--only taps,scroll --dishes 60,1500 --pages menu --runs 1 --port N`. @throws Error naming the invalid option. */
export function readBenchOptions(args: readonly string[], parts: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      dishes: { type: 'string' },
      pages: { type: 'string' },
      runs: { type: 'string' },
      port: { type: 'string' },
    },
  });
  const runs = wholeNumber('--runs', values.runs ?? String(DEFAULT_RUNS));
  return {
    only: someOf('--only', values.only, parts),
    sizes: values.dishes?.split(',').map((text) => wholeNumber('--dishes', text)) ?? SIZES,
    pages: someOf('--pages', values.pages, PAGES),
    runs,
    port: wholeNumber('--port', values.port ?? String(DEFAULT_PORT)),
    writes: values.dishes === undefined && values.pages === undefined && runs >= MIN_RUNS,
  };
}

function someOf<Name extends string>(
  option: string,
  text: string | undefined,
  all: readonly Name[],
): readonly Name[] {
  return (
    text?.split(',').map((name) => {
      const known = all.find((candidate) => candidate === name);
      if (known === undefined) throw new Error(`${option}: there is no '${name}', but ${all.join(', ')}`);
      return known;
    }) ?? all
  );
}

function wholeNumber(option: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`${option}: '${text}' is no whole number above 0`);
  return number;
}
