import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openTableOrder } from '../../../tests/cart-page';
import { useSandbox } from '../../../tests/sandbox';

const sandbox = useSandbox();

afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['2026-11-18T23:05:00+05:30', 'Closes at 11:30 PM: place your order within 25 min.'],
  ['2026-11-18T22:55:00+05:30', null],
])('the cart page warns only in the last 30 minutes before closing (%s)', async (now, text) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  await openTableOrder(sandbox);
  if (text) expect(screen.getByText(text)).toBeVisible();
  else expect(screen.queryByText(/place your order within/)).not.toBeInTheDocument();
});
