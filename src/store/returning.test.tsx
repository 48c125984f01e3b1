import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '@/features/closed/closed-modal';
import { networkChanged } from '@/domain/connectivity/slice';
import { openSettled, renderShop } from '../../tests/render-shop';
import { useSandbox } from '../../tests/sandbox';
import { advanceTimers, fakeTimeouts } from '../../tests/timers';

const sandbox = useSandbox();
const MINUTE = 60_000;
const CATALOGUE = [
  'display/Slider',
  'display/all_categories',
  'display/display_dish_list',
  'display/display_resturent_info',
  'display/restro_address_info',
];
const CHICKEN = 'v-chicken-65';

afterEach(() => {
  vi.useRealTimers();
});

const setAge = (ms: number) => vi.setSystemTime(Date.now() + ms);
const calls = () =>
  [...new Set(sandbox.requests.list().map(({ call }) => call))].filter((call) => call !== 'last').sort();
const show = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

async function openOldPage(age: number) {
  vi.useFakeTimers({ toFake: ['Date'] });
  const shop = await openSettled();
  await sandbox.settle();
  sandbox.requests.clear();
  setAge(age);
  return shop;
}

describe('A page to which the diner returns', () => {
  it.each([
    ['nothing within a minute', 0.9 * MINUTE, []],
    ['the opening hours after a minute', 1.1 * MINUTE, ['Daily/Timing']],
    ['the catalogue, too, after half an hour', 31 * MINUTE, ['Daily/Timing', ...CATALOGUE]],
    ['everything after the clock was set back by a day', -24 * 60 * MINUTE, ['Daily/Timing', ...CATALOGUE]],
  ])('asks again for %s', async (_, age, expected) => {
    await openOldPage(age);
    show();
    await sandbox.settle();
    expect(calls()).toEqual(expected);
    // The answers are new.
    sandbox.requests.clear();
    show();
    await sandbox.settle();
    expect(calls()).toEqual([]);
  });

  it.each([
    ['is restored', () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))],
    ['comes back into the foreground', () => window.dispatchEvent(new Event('focus'))],
  ])('also asks when it %s', async (_, event) => {
    await openOldPage(2 * MINUTE);
    act(() => void event());
    await sandbox.settle();
    expect(calls()).toEqual(['Daily/Timing']);
  });

  it('asks for nothing without a network, and as soon as there is one', async () => {
    const { store } = await openOldPage(2 * MINUTE);
    act(() => void store.dispatch(networkChanged(false)));
    show();
    await sandbox.settle();
    expect(calls()).toEqual([]);
    act(() => void store.dispatch(networkChanged(true)));
    await waitFor(() => expect(calls()).toContain('Daily/Timing'));
  });

  it('keeps what it shows until the answer, and after a failure', async () => {
    await openOldPage(31 * MINUTE);
    sandbox.faults.add({ call: 'display/display_dish_list', kind: 'status', times: 1 });
    const dish = () => screen.getAllByRole('article', { name: 'Chicken 65' })[0] as HTMLElement;
    expect(within(dish()).getByText('₹229')).toBeVisible();
    sandbox.world.changeRestaurant('spice-garden', {
      prices: { [CHICKEN]: { Price: 235, OfferPrice: 235 } },
    });
    show();
    await sandbox.settle();
    expect(within(dish()).getByText('₹229')).toBeVisible();
    expect(screen.queryByText('Try again')).not.toBeInTheDocument();
    show();
    expect(await within(dish()).findByText('₹235')).toBeVisible();
  });

  it('asks again until there is an answer, because a phone that wakes up may have no network yet', async () => {
    await openOldPage(31 * MINUTE);
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true, now });
    sandbox.faults.add({ call: '*', kind: 'drop' });
    show();
    await waitFor(() => expect(calls()).toEqual(['Daily/Timing', ...CATALOGUE]));
    sandbox.faults.clear();
    sandbox.requests.clear();
    await advanceTimers(18_000);
    await waitFor(() => expect(calls()).toEqual(['Daily/Timing', ...CATALOGUE]));
    await sandbox.settle();
    sandbox.requests.clear();
    await advanceTimers(180_000);
    expect(calls()).toEqual([]);
  });
});

describe('A closed restaurant', () => {
  const open = (isOpen: boolean) =>
    sandbox.world.changeRestaurant('spice-garden', { timing: { Status: isOpen ? 'OPEN' : 'CLOSE' } });
  const asked = () => sandbox.requests.list('Daily/Timing').length;

  it('is asked for every minute whether it is open again', async () => {
    open(false);
    renderShop('/menu');
    const modal = await screen.findByRole('dialog', { name: /closed right now/i });
    fakeTimeouts();
    await sandbox.settle();
    // Its answer is newer than a minute.
    show();
    await sandbox.settle();
    open(true);
    await advanceTimers(59_000);
    expect(asked()).toBe(1);
    await advanceTimers(13_000);
    await waitFor(() => expect(modal).not.toBeVisible());
    const before = asked();
    await advanceTimers(180_000);
    expect(asked()).toBe(before);
  });

  it('is not asked for on the page that says so', async () => {
    open(false);
    renderShop('/close');
    await screen.findByRole('heading', { name: /closed right now/i });
    await sandbox.settle();
    show();
    await sandbox.settle();
    expect(asked()).toBe(1);
  });
});
