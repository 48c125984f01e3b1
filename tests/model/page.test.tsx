import { screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatRupees } from '@/lib/money';
import { serverLines, totalsOf } from './cart-comparison';
import { Clock } from './clock';
import { pageSequences, type PageStep } from './page-steps';
import { PageVisit } from './page-visit';
import { modelShop } from './restaurant';
import { modelRuns } from '../run-counts';

const { numRuns, seed } = modelRuns({ always: 10, long: 300 });
const menu = modelShop.dishes.flatMap((category) => category['items:']);

const clock = new Clock();

beforeAll(async () => {
  // Lazy code loads in real time, not on fake timers.
  await Promise.all([
    import('@/api/transport'),
    import('@/routes/menu'),
    import('@/routes/cart'),
    import('@/features/addresses/address-sheet'),
    import('@/features/dish/dish-popup-from-url'),
    import('@/features/dish/repeat-sheet'),
    import('@/ui/overlay/toasts'),
  ]);
});

beforeEach(() => {
  clock.start();
});

afterEach(() => {
  clock.stop();
  vi.unstubAllGlobals();
});

function linesOnPage() {
  const list = screen.queryByRole('list', { name: 'Items in the cart' });
  if (!list) {
    expect(screen.getByRole('heading', { name: 'empty cart !' })).toBeVisible();
    return [];
  }
  return within(list)
    .getAllByRole('listitem')
    .map((line) => ({
      name: within(line).getByRole('heading').textContent.toLowerCase(),
      size: within(line).queryByText(/^Qty /)?.textContent,
      toppings: within(line)
        .queryAllByText((_, element) => element?.tagName === 'P' && !/^Qty /.test(element.textContent))
        .map((toppings) => toppings.textContent)
        .filter((text) => text !== ''),
      units: within(line).getByRole('group').textContent,
      money: within(line).getByText(/^₹/, { selector: 'span' }).textContent,
    }));
}

function serverCartLines({ world, cartId }: PageVisit) {
  const lines = serverLines(world, cartId);
  return world.carts.lines(cartId).map((line, index) => ({
    name: line.dish.itemName.toLowerCase(),
    size: line.variant.Quantity === 'null' ? undefined : `Qty ${line.variant.Quantity}`,
    toppings: lines[index]?.customized
      .filter(({ toppings }) => toppings !== '')
      .map(({ quantity, toppings }) => (quantity === line.quantity ? toppings : `${quantity} × ${toppings}`)),
    units: String(line.quantity),
    money: formatRupees(line.subtotal),
  }));
}

const controlsOnPage = () =>
  Object.fromEntries(
    menu.map(({ itemName }) => {
      const article = within(screen.getByRole('article', { name: itemName }));
      return [itemName, article.queryByRole('group')?.textContent ?? 'Add'];
    }),
  );

function expectMenuAgrees({ world, cartId }: PageVisit): void {
  const lines = world.carts.lines(cartId);
  const unitsOf = (dishId: string) =>
    lines.filter((line) => line.dish.CId === dishId).reduce((sum, line) => sum + line.quantity, 0);
  expect(controlsOnPage()).toEqual(
    Object.fromEntries(menu.map((dish) => [dish.itemName, String(unitsOf(dish.CId) || 'Add')])),
  );

  const { count, total } = totalsOf(serverLines(world, cartId));
  const bar = screen.queryByRole('region', { name: 'Cart' });
  if (count === 0) expect(bar).toBeNull();
  else {
    expect(bar).toHaveTextContent(count === 1 ? '1 item' : `${count} items`);
    expect(bar).toHaveTextContent(formatRupees(total));
  }
}

async function run(steps: readonly PageStep[]): Promise<void> {
  const visit = new PageVisit();
  try {
    await visit.open();
    for (const step of steps) {
      await step.run(visit);
      expect(visit.network.overlaps).toEqual([]);
    }
    await visit.settle();
    expect(linesOnPage()).toEqual(serverCartLines(visit));
    await visit.goTo('Menu');
    expectMenuAgrees(visit);
  } finally {
    await visit.close();
  }
}

describe('The page after any sequence of taps, failures and delayed answers', () => {
  it(
    'shows the server’s cart on the cart page and the menu, without overlapping changes on the way',
    async () => {
      await fc.assert(fc.asyncProperty(pageSequences, run), { numRuns, seed });
    },
    numRuns * 20_000,
  );
});
