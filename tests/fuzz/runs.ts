/** Answers tried of each reader: with `npm run test:full` ten times as many as every time. */
export const RUNS = process.env['FUZZ_RUNS'] === 'many' ? 10_000 : 1000;
