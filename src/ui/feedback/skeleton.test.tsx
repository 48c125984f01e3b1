import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { afterFirstScreen } from '@/platform/scheduling';
import { fakeTimeouts, passTime } from '../../../tests/time';
import { Skeleton } from './skeleton';

it('keeps the first screen from being complete while it is shown', async () => {
  fakeTimeouts();
  const onFirstScreen = vi.fn();
  const { rerender } = render(<Skeleton />);
  void afterFirstScreen().then(onFirstScreen);
  await passTime(500);
  expect(onFirstScreen).not.toHaveBeenCalled();
  rerender(<h1>Menu</h1>);
  await vi.waitFor(() => expect(onFirstScreen).toHaveBeenCalled());
});
