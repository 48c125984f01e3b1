import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import { SLOW_NOTICE_DELAY_MS } from '@/config/limits';
import { advanceTimers } from './timers';

/** Call it at the start of a request, with fake timeouts: expects "Still trying…" after 10 s, not before. */
export async function expectSlowNotice(view: Pick<Screen, 'queryByText' | 'getByText'>): Promise<void> {
  await advanceTimers(SLOW_NOTICE_DELAY_MS - 1);
  expect(view.queryByText('Still trying…')).toBeNull();
  await advanceTimers(1);
  expect(view.getByText('Still trying…')).toBeVisible();
}
