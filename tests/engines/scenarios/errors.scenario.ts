import { describe, expect } from 'vitest';
import { scenario } from '../test';

const ERRORS = [
  { expression: `console.error('logged')`, report: /: console\.error logged$/ },
  { expression: `setTimeout(() => { throw new Error('thrown'); })`, report: /: uncaught / },
  { expression: `Promise.reject(new Error('rejected'))`, report: /: unhandled rejection Error: rejected$/ },
  {
    expression: `document.head.append(Object.assign(document.createElement('script'), { src: 'https://elsewhere.test/' }))`,
    report: /: policy violated: script-src(-elem)? https:\/\/elsewhere\.test/,
  },
];

// If errors were not reported, every other scenario would pass despite them.
describe('on a page with errors', () => {
  scenario.override({ expectedErrors: ERRORS.map(({ report }) => report) });

  scenario(
    'console errors, uncaught errors, unhandled rejections and policy violations are reported',
    async ({ page, shop }) => {
      await page.goto(shop.base);
      for (const { expression, report } of ERRORS) {
        await page.evaluate(`void ${expression}`);
        await expect.poll(() => shop.errors).toContainEqual(expect.stringMatching(report));
      }
    },
  );
});
