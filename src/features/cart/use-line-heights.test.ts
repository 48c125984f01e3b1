import { expect, it, vi } from 'vitest';
import { identifyShop } from '@/domain/shop/identify';
import { expectedLineHeights, persistLineHeights } from './use-line-heights';

const shop = identifyShop('spice-garden.localhost', '/', 'localhost');

it('persisted line heights are restored in whole px, but not for another viewport width', () => {
  vi.stubGlobal('window', { innerWidth: 360 });
  persistLineHeights(shop, [77, 101.4]);
  expect(expectedLineHeights(shop)).toEqual([77, 101]);
  vi.stubGlobal('window', { innerWidth: 740 });
  expect(expectedLineHeights(shop)).toEqual([]);
  vi.unstubAllGlobals();
});
