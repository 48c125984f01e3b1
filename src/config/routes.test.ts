import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { paths } from './paths';
import { matchRoute, moduleOf, routeIds } from './routes';

describe('the route table', () => {
  it('has one entry per page in src/routes', () => {
    const files = readdirSync('src/routes').filter((file) => !file.includes('.test.'));
    expect(routeIds.map((id) => `${moduleOf(id)}.tsx`).sort()).toEqual(files.sort());
  });

  it.each(routeIds)('finds the page %s by its link', (id) => {
    const link = paths[id];
    const path = typeof link === 'string' ? link : link('1');
    expect(matchRoute(path.replace(/\?.*/, ''))?.id).toBe(id);
  });
});

describe('matchRoute', () => {
  it.each([
    ['', 'home', '/'],
    ['//', 'home', '/'],
    ['/menu/', 'menu', '/menu'],
    ['/Menu/50%25%20off%20%2F%20combos/', 'menu', '/menu/:category'],
    ['/order-history/order-details/7', 'orderDetails', '/order-history/order-details/:orderId'],
    ['/order-history/ORDERINFO', 'orderInfo', '/order-history/orderInfo'],
  ])('matches the path "%s" to the page %s', (path, id, pattern) => {
    expect(matchRoute(path)).toEqual({ id, pattern });
  });

  it.each(['/no/such/page', '/menu/Breads/2', '/menus', '//cart', '/constructor', '/__proto__/cart'])(
    'matches the path "%s" to no page',
    (path) => {
      expect(matchRoute(path)).toBeUndefined();
    },
  );
});
