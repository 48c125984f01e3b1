import { expect, it, vi } from 'vitest';
import { spiceGarden } from '../../../sandbox/restaurants/spice-garden';
import { startupRequest } from '@/api/endpoints';
import { putPreloadedRequest } from '@/api/preloaded-requests';
import { fetchMenu } from './api';
import { parseMenu } from './parse';

it('a dish list of any length is parsed in steps, so that a slow phone can handle taps in between', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 10));
  let tasks = 0;
  const timer = setInterval(() => (tasks += 1), 0);
  putPreloadedRequest(startupRequest('dishes', '1'), Promise.resolve(JSON.stringify(spiceGarden.dishes)));
  const menu = await fetchMenu('1');
  clearInterval(timer);
  expect(menu).toEqual(parseMenu(spiceGarden.dishes));
  expect(tasks).toBeGreaterThanOrEqual(spiceGarden.dishes.length - 1);
});
