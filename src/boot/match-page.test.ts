import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { matchPage } from './match-page';

describe('the page that an address names', () => {
  it('is one of the routes, by every path of the product', () => {
    const names = Object.values(paths).map((path) =>
      matchPage((typeof path === 'string' ? path : path('1')).replace(/\?.*/, '')),
    );
    for (const name of names) expect(existsSync(`src/routes/${name}.tsx`), name).toBe(true);
    // Only '/' maps to home: no other path is missing from the table.
    expect(names.filter((name) => name === 'home')).toHaveLength(1);
  });

  it.each([
    ['', 'home'],
    ['/', 'home'],
    ['/Menu/50%25%20off%20%2F%20combos/', 'menu'],
    ['/order-history/order-details/7', 'order-details'],
    ['/order-history/orderInfo', 'order-info'],
    ['/no/such/page', 'home'],
    ['/constructor', 'home'],
    ['/__proto__/cart', 'home'],
  ])('%s: %s', (path, page) => {
    expect(matchPage(path)).toBe(page);
  });
});
