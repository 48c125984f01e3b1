/** `npm test` sets 'common' and leaves out rare cases; `npm run test:full` sets 'full' and samples nothing. */
const scope = process.env['TEST_SCOPE'];

export const isCommonRun = scope === 'common';
export const isFullRun = scope === 'full';
