/** Fixed seed of `npm test`. */
const SEED = 20_261_118;

/** `MODEL_RUNS=many` runs longer with a new seed, `MODEL_SEED` repeats one. Failures print seed and path. */
export function runsOf(sequences: { always: number; long: number }) {
  const { MODEL_RUNS, MODEL_SEED } = process.env;
  const isLong = MODEL_RUNS === 'many';
  return {
    numRuns: isLong ? sequences.long : sequences.always,
    seed: MODEL_SEED ? Number(MODEL_SEED) : isLong ? Date.now() % 2 ** 31 : SEED,
  };
}
