import { act, render, screen, waitFor } from '@testing-library/react';
import { clearAllListeners } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { identifyShop } from '@/domain/shop/identify';
import { makeStore } from '@/store';
import { watchNetwork } from '@/store/listeners/shop';
import { startShop } from '@/store/start';
import { tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { visitMenu } from '../../../tests/persisted-catalogue';
import { useSandbox } from '../../../tests/sandbox';
import { advanceTimers, fakeTimeouts } from '../../../tests/timers';
import { ConnectivityNotice } from './connectivity-notice';

const sandbox = useSandbox({ restaurants: [tinyRestaurant] });
const HOST = 'tiny.localhost';

let isOnline = true;
beforeEach(() => {
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});

const setNetwork = (online: boolean) => {
  isOnline = online;
  sandbox.faults.clear();
  if (!online) sandbox.faults.add({ call: '*', kind: 'drop' });
};
const setOnline = (online: boolean) => {
  setNetwork(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
};

function openNotice() {
  const store = makeStore(identifyShop(HOST, '/menu', 'localhost'));
  onTestFinished(watchNetwork(store));
  onTestFinished(() => {
    store.dispatch(clearAllListeners());
  });
  startShop(store);
  render(
    <Provider store={store}>
      <ConnectivityNotice />
    </Provider>,
  );
}

const lookups = () => sandbox.requests.list('restro_id_new').length;
const expectNone = () => waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
const menuLoaded = () =>
  waitFor(() => expect(sandbox.requests.list('display/restro_address_info')).toHaveLength(1));

describe('The notice of an outdated menu', () => {
  const OFFLINE = /^You are offline\. Showing the last menu, as of \d{1,2}:\d{2} [AP]M\.$/;

  it('is shown with the time of the menu while the browser is offline', async () => {
    openNotice();
    await menuLoaded();
    setOnline(false);
    expect(await screen.findByText(OFFLINE)).toBeVisible();
    setOnline(true);
    await expectNone();
  });

  it('disappears when the network was back before the page returned from the back/forward cache', async () => {
    openNotice();
    await menuLoaded();
    setOnline(false);
    await screen.findByText(OFFLINE);
    setNetwork(true);
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expectNone();
  });

  it('is shown while the restaurant cannot be reached, until the request after 15 seconds succeeds', async () => {
    await visitMenu('/menu', HOST);
    sandbox.faults.add({ call: 'restro_id_new', kind: 'drop', times: 1 });
    fakeTimeouts();
    openNotice();
    expect(await screen.findByText(/^We can't reach the restaurant\. Showing the last menu/)).toBeVisible();
    await advanceTimers(18_000);
    await expectNone();
  });

  it.each([
    ['lookup', 'restro_id_new'],
    ['dish list', 'display/display_dish_list'],
  ])('is shown after 10 seconds while the %s is slow, until the latest menu loads', async (_, call) => {
    await visitMenu('/menu', HOST);
    sandbox.faults.add({ call, kind: 'delay', ms: 20_000, times: 1 });
    fakeTimeouts();
    openNotice();
    await advanceTimers(5000);
    await expectNone();
    await advanceTimers(6000);
    expect(screen.getByText(/^The latest menu didn't arrive\. Showing the last one, as of/)).toBeVisible();
    await advanceTimers(10_000);
    await expectNone();
  });
});

it('a restaurant that does not answer is requested after 15, 15 and 30 s, and then every 60 s', async () => {
  sandbox.faults.add({ call: 'restro_id_new', kind: 'drop' });
  fakeTimeouts();
  openNotice();
  await waitFor(() => expect(lookups()).toBe(1));
  let now = 0;
  const advanceTo = async (ms: number) => {
    await advanceTimers(ms - now);
    // Lets the failed request end, which starts the next delay.
    await sandbox.requestsArrived();
    now = ms;
  };
  // Up to a fifth is added to each delay.
  for (const [index, seconds] of [15, 30, 60, 120].entries()) {
    await advanceTo(seconds * 1000 - 2000);
    expect(lookups()).toBe(index + 1);
    await advanceTo(seconds * 1200 + 1000);
    await waitFor(() => expect(lookups()).toBe(index + 2));
  }
});
