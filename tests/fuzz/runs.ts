/** Answers tried per reader. `npm run test:full` tries ten times as many. */
export const RUNS = process.env['FUZZ_RUNS'] === 'many' ? 10_000 : 1000;
