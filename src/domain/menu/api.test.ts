import { expect, it, vi } from 'vitest';
import { spiceGarden } from '../../../sandbox/restaurants/spice-garden';
import { startupRequest } from '@/api/endpoints';
import { putPreloadedRequest } from '@/api/preloaded-requests';
import { fetchMenu } from './api';
import { parseMenu } from './parse';

function answerDishes(): void {
  putPreloadedRequest(startupRequest('dishes', '1'), Promise.resolve(JSON.stringify(spiceGarden.dishes)));
}

/** Each look at the clock takes as long as a task may. */
function yieldAfterEachCategory(): void {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 10));
}

it('a dish list of any length is parsed in steps, so that a slow phone can handle taps in between', async () => {
  yieldAfterEachCategory();
  let tasks = 0;
  const timer = setInterval(() => (tasks += 1), 0);
  answerDishes();
  const menu = await fetchMenu('1');
  clearInterval(timer);
  expect(menu).toEqual(parseMenu(spiceGarden.dishes));
  expect(tasks).toBeGreaterThanOrEqual(spiceGarden.dishes.length - 1);
});

it('unchanged dishes keep the objects that are shown, and all dishes are frozen before they reach the store', async () => {
  const shown = structuredClone(parseMenu(spiceGarden.dishes).dishes);
  const [first, second] = Object.values(shown);
  if (!first || !second) throw new Error('The menu has too few dishes');
  const dishes = { ...shown, [second.id]: { ...second, name: 'Old name' } };
  answerDishes();
  const menu = await fetchMenu('1', { getShownDishes: () => dishes });
  expect(menu.dishes[first.id]).toBe(first);
  expect(menu.dishes[second.id]).toEqual(second);
  for (const dish of Object.values(menu.dishes)) expect(dish).toSatisfy(Object.isFrozen);
});
