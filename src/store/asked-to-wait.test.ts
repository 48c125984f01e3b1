import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { networkChanged } from '@/domain/connectivity/slice';
import { pageViewed } from '@/domain/events';
import { useSandbox } from '../../tests/sandbox';
import { openTab, waitFor } from '../../tests/tab';
import { loadShop } from './wanted';

// It measures pictures, which needs a browser.
vi.mock('@/integrations/web-app', () => ({ addManifest: () => Promise.resolve() }));

const sandbox = useSandbox();
const CALL = 'display/display_dish_list';

afterEach(() => {
  vi.useRealTimers();
});

/** The dish list is refused until `retryAfter`. */
async function openRefused(status: number, retryAfter: string) {
  let asked = 0;
  const refuse = () => {
    asked += 1;
    return new HttpResponse(null, { status, headers: { 'Retry-After': retryAfter } });
  };
  sandbox.server.use(http.get(`*/${CALL}`, refuse));
  const tab = openTab();
  await waitFor(() => expect(tab.state().menu.menu.status).toBe('failed'));
  return { ...tab, asked: () => asked };
}

describe('A server that asks to wait', () => {
  it.each([
    [429, () => '120'],
    [503, () => '120'],
    [503, () => new Date(Date.now() + 120_000).toUTCString()],
  ])('is not asked again by the browser being online (%i)', async (status, retryAfter) => {
    const { store, state, asked } = await openRefused(status, retryAfter());
    expect(state().menu.menu.waitUntil).toBeGreaterThan(Date.now() + 100_000);
    store.dispatch(networkChanged(true));
    await sandbox.settle();
    expect(asked()).toBe(1);
  });

  it('is not asked again when the browser puts the page back, but on the next page', async () => {
    const { store, asked } = await openRefused(503, '120');
    store.dispatch(pageViewed('/', true));
    await sandbox.settle();
    expect(asked()).toBe(1);
    store.dispatch(pageViewed('/menu'));
    await waitFor(() => expect(asked()).toBe(2));
  });

  it.each([
    ['60', 110_000],
    ['120', 200_000],
    // Longer than a timer can be set for.
    ['9999999999', 29 * 3_600_000],
  ])('is asked again by the timer after that, not before: %s s', async (retryAfter, later) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { asked } = await openRefused(503, retryAfter);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(later);
    await waitFor(() => expect(asked()).toBeGreaterThan(1));
  });

  it('is asked when the diner asks', async () => {
    const { store, asked } = await openRefused(503, '120');
    await store.dispatch(loadShop());
    expect(asked()).toBe(2);
  });

  it.each([
    [500, '120'],
    [503, ''],
    [503, 'soon'],
    [503, new Date(0).toUTCString()],
  ])('does so only with 429 or 503 and a readable time to come: %i %s', async (status, retryAfter) => {
    const { store, asked } = await openRefused(status, retryAfter);
    store.dispatch(networkChanged(true));
    await waitFor(() => expect(asked()).toBe(2));
  });
});
