/**
 * How much a test run covers. `npm test` sets 'core'. The second half of CI sets 'rest': what the first half left out.
 * `npm run test:full` sets 'full': every fault, more random inputs, nginx. A run by hand has no scope and runs all tests
 * that it names, with the usual number of inputs.
 */
const scope = process.env['TEST_SCOPE'] ?? '';

export const isCoreRun = scope === 'core';
export const isRestRun = scope === 'rest';
export const isFullRun = scope === 'full';
