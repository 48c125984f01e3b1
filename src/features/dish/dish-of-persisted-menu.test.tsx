import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { holdNextCall } from '../../../tests/held-call';
import { changeStoredDish, visitMenu } from '../../../tests/persisted-catalogue';
import { renderPage } from '../../../tests/render-page';
import { useSandbox } from '../../../tests/sandbox';
import { advanceTimers, fakeTimeouts } from '../../../tests/timers';
import { DishPopupFromUrl } from './dish-popup-from-url';

const sandbox = useSandbox({ restaurants: [tinyRestaurant] });
const HOST = 'tiny.localhost';
const SOUP = 'd-soup';
const RETRY_DELAY_MS = 15_000;
const DISH_LIST = 'display/display_dish_list';

const findPopup = () => screen.findByRole('dialog', { name: 'Soup' });
const openLink = () =>
  renderPage(() => null, `/menu?dish=${SOUP}`, { host: HOST, dialogs: <DishPopupFromUrl /> });

/** Opens the link to a dish, with the dish list held until `release`. */
async function openLinkWithSlowList() {
  const list = holdNextCall(sandbox, DISH_LIST);
  openLink();
  await list.sent;
  expect(screen.queryByRole('dialog')).toBeNull();
  return list;
}

it.each([
  ['new', undefined],
  ['back in stock', { isOutOfStock: true }],
])('the popup of a linked dish that is %s waits for the dish list', async (_, change) => {
  await visitMenu('/menu', HOST);
  await changeStoredDish(SOUP, change, HOST);
  const list = await openLinkWithSlowList();
  expect(window.location.search).toBe(`?dish=${SOUP}`);
  list.release();
  expect(await findPopup()).toBeVisible();
});

it('the popup of a linked dish that has run out never opens, and the dish leaves the address', async () => {
  await visitMenu('/menu', HOST);
  sandbox.world.changeRestaurant('tiny', { outOfStock: { [SOUP]: true } });
  const list = await openLinkWithSlowList();
  list.release();
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each(['restro_id_new', DISH_LIST])(
  'a linked dish of the persisted menu opens when %s fails, and stays open during the retry',
  async (call) => {
    await visitMenu('/menu', HOST);
    sandbox.faults.add({ call, kind: 'status', times: 1 });
    fakeTimeouts();
    openLink();
    const popup = await findPopup();
    const list = holdNextCall(sandbox, DISH_LIST);
    await advanceTimers(RETRY_DELAY_MS);
    await list.sent;
    expect(popup).toBeVisible();
    list.release();
    await sandbox.requestsArrived();
    expect(popup).toBeVisible();
  },
);
