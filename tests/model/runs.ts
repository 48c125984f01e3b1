/** The seed of `npm test`: the same sequences every time. */
const SEED = 20_261_118;

/**
 * How many sequences are tried, and from which seed. `MODEL_RUNS=many` takes the long form with a new seed,
 * `MODEL_SEED` repeats one; a failure prints the seed and the path to its counterexample.
 */
export function runsOf(sequences: { always: number; lazyWithPreload: number }) {
  const { MODEL_RUNS, MODEL_SEED } = process.env;
  const isLong = MODEL_RUNS === 'many';
  return {
    numRuns: isLong ? sequences.lazyWithPreload : sequences.always,
    seed: MODEL_SEED ? Number(MODEL_SEED) : isLong ? Date.now() % 2 ** 31 : SEED,
  };
}
