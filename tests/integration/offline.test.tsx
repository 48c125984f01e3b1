import { act, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '@/app/app';
// Loads the lazy page up front, so that no test waits for it.
import '@/routes/cart';
import { storeCart } from '../stored-cart';
import { visitMenu } from '../persisted-catalogue';
import { renderShop } from '../render-shop';
import { useSandbox } from '../sandbox';
import { fakeTimeouts, advanceTimers } from '../timers';

const sandbox = useSandbox();
const NAAN = 'v-butter-naan';

let isOnline = true;
function setOnline(online: boolean) {
  isOnline = online;
  sandbox.faults.clear();
  if (!online) sandbox.faults.add({ call: '*', kind: 'drop' });
  act(() => {
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });
}

beforeEach(() => {
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});

const naan = async () => (await screen.findAllByRole('article', { name: 'Butter naan' }))[0] as HTMLElement;

describe('A page that goes offline', () => {
  it('shows an offline message with the time of its menu, until the network is back', async () => {
    renderShop('/menu');
    await naan();
    setOnline(false);
    expect(
      await screen.findByText(/^You are offline\. Showing the last menu, as of \d{1,2}:\d{2} [AP]M\.$/),
    ).toBeVisible();
    expect(await naan()).toBeVisible();
    setOnline(true);
    await waitFor(() => expect(screen.queryByText(/You are offline/)).toBeNull());
  });

  it('does not add a dish, shows the reason and sends no request', async () => {
    const { user, store } = renderShop('/menu');
    const dish = await naan();
    // The last call of a page's startup.
    await waitFor(() => expect(localStorage.getItem('userNumber')).toMatch(/^guest-/));
    setOnline(false);
    sandbox.requests.clear();
    await user.click(within(dish).getByRole('button', { name: 'Add' }));
    expect(await screen.findByText(/You can change your cart once you are back online/)).toBeVisible();
    expect(within(dish).getByRole('button', { name: 'Add' })).toBeVisible();
    expect(store.getState().cart.lines).toEqual([]);
    expect(sandbox.requests.list()).toEqual([]);
  });

  it('disables Place Order and keeps typed input, then enables Place Order once online', async () => {
    storeCart(sandbox.world, { [NAAN]: 8 });
    const { user } = renderShop('/cart?type=dinein&table=7');
    await user.type(await screen.findByLabelText('Cooking instructions'), 'No coriander');
    expect(await screen.findByLabelText('Table number')).toHaveValue('7');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Place Order' })).toBeEnabled());
    setOnline(false);
    expect(screen.getByRole('button', { name: 'You are offline' })).toBeDisabled();
    expect(screen.getByLabelText('Cooking instructions')).toHaveValue('No coriander');
    expect(screen.getByLabelText('Table number')).toHaveValue('7');
    setOnline(true);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Place Order' })).toBeEnabled());
  });
});

describe('A network that returns without an event', () => {
  const expectOffline = () => screen.findByText(/^You are offline\. Showing the last menu/);
  const expectOnline = () => waitFor(() => expect(screen.queryByText(/You are offline/)).toBeNull());

  it('is noticed when the browser restores the page from the back/forward cache', async () => {
    renderShop('/menu');
    await naan();
    setOnline(false);
    await expectOffline();
    isOnline = true;
    sandbox.faults.clear();
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expectOnline();
  });

  it('before the page is shown is noticed once it is shown', async () => {
    const { store, unmount } = renderShop('/menu');
    await naan();
    setOnline(false);
    await expectOffline();
    unmount();
    isOnline = true;
    sandbox.faults.clear();
    render(<App store={store} />);
    await naan();
    await expectOnline();
  });
});

describe('A page that opens offline without a persisted menu', () => {
  it('shows an offline message without an alert, and loads the menu once online', async () => {
    setOnline(false);
    renderShop('/menu');
    expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    setOnline(true);
    expect(await naan()).toBeVisible();
  });
});

describe('A restaurant that answers late or not at all', () => {
  it('is requested again after 15 seconds, and a message about the last menu is shown until then', async () => {
    await visitMenu();
    sandbox.faults.add({ call: 'restro_id_new', kind: 'drop', times: 1 });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    renderShop('/menu');
    expect(await screen.findByText(/^We can't reach the restaurant\. Showing the last menu/)).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    vi.useRealTimers();
    await waitFor(() => expect(screen.queryByText(/We can't reach the restaurant/)).toBeNull());
  });

  it('is requested after 15, 15 and 30 s, and then every 60 s, until it answers', async () => {
    sandbox.faults.add({ call: 'restro_id_new', kind: 'drop' });
    const lookups = () => sandbox.requests.list('restro_id_new').length;
    fakeTimeouts();
    renderShop('/menu');
    await screen.findByRole('button', { name: 'Try again' });
    let requested = lookups();
    for (const seconds of [15, 15, 30, 60, 60]) {
      await advanceTimers(seconds * 1000 - 2000);
      await sandbox.requestsArrived();
      expect(lookups()).toBe(requested);
      await advanceTimers(2000);
      requested += 1;
      await waitFor(() => expect(lookups()).toBe(requested));
    }
    sandbox.faults.clear();
    await advanceTimers(60_000);
    expect(await naan()).toBeVisible();
  });

  it.each([
    ['lookup', 'restro_id_new'],
    ['dish list', 'display/display_dish_list'],
  ])('shows the time of the last menu while the %s is slow, until the latest menu loads', async (_, call) => {
    await visitMenu();
    const notice = () => screen.queryByText(/^The latest menu didn't arrive\. Showing the last one, as of/);
    sandbox.faults.add({ call, kind: 'delay', ms: 20_000, times: 1 });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { store } = renderShop('/menu');
    expect(await naan()).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(notice()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(6000));
    expect(notice()).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    vi.useRealTimers();
    await waitFor(() => expect(store.getState().menu.menu.status).toBe('ready'));
    expect(notice()).toBeNull();
  });
});
