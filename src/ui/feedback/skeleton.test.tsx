import { render } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { afterFirstScreen } from '@/platform/scheduling';
import { advanceTimers } from '../../../tests/timers';
import { Skeleton } from './skeleton';

it('a skeleton keeps the first screen incomplete while it is shown', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
  onTestFinished(() => void vi.useRealTimers());
  const onFirstScreen = vi.fn();
  const { rerender } = render(<Skeleton />);
  void afterFirstScreen().then(onFirstScreen);
  // Below the time limit for pages that are never complete.
  await advanceTimers(4000);
  expect(onFirstScreen).not.toHaveBeenCalled();
  rerender(<h1>Menu</h1>);
  await advanceTimers(500);
  expect(onFirstScreen).toHaveBeenCalled();
});
