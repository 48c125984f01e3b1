import { isFullRun } from './test-scope';

/** Answers tried per parser. */
export const FUZZ_RUNS = isFullRun ? 10_000 : 300;

const SEED = 20_261_118;

/** A full run has more sequences, with a new seed. `MODEL_SEED` repeats one; failures print it. */
export function modelRuns(sequences: { always: number; long: number }) {
  const { MODEL_SEED } = process.env;
  return {
    numRuns: isFullRun ? sequences.long : sequences.always,
    seed: MODEL_SEED ? Number(MODEL_SEED) : isFullRun ? Date.now() % 2 ** 31 : SEED,
  };
}
