import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { flushTasks } from '../../../tests/timers';
import { RetryButton } from './retry-button';

function Page({ state, busy }: { state: 'failed' | 'loading'; busy?: boolean }) {
  return (
    <main tabIndex={-1}>
      <button>Elsewhere</button>
      {state === 'failed' && (
        <RetryButton id="retry-lines" busy={busy ?? false} onRetry={onRetry} onOnline={onOnline}>
          Try again
        </RetryButton>
      )}
    </main>
  );
}

const onRetry = vi.fn();
const onOnline = vi.fn();
const button = () => screen.getByRole('button', { name: 'Try again' });

it.each([
  ['returns to the button when the retry fails', () => undefined, button],
  [
    'stays where the diner has moved it meanwhile',
    () => screen.getByRole('button', { name: 'Elsewhere' }).focus(),
    () => screen.getByRole('button', { name: 'Elsewhere' }),
  ],
  [
    'stays on the page when the diner has pressed a key meanwhile',
    () => fireEvent.keyDown(screen.getByRole('main'), { key: 'End' }),
    () => screen.getByRole('main'),
  ],
])('the focus moves to the page during a retry, and %s', async (_, meanwhile, focused) => {
  const { rerender } = render(<Page state="failed" />);
  button().focus();
  rerender(<Page state="loading" />);
  await flushTasks();
  expect(screen.getByRole('main')).toHaveFocus();
  meanwhile();
  rerender(<Page state="failed" />);
  await flushTasks();
  expect(focused()).toHaveFocus();
});

it('a request is retried when the browser is back online, unless it is under way', () => {
  const { rerender } = render(<Page state="failed" busy />);
  fireEvent(window, new Event('online'));
  expect(onOnline).not.toHaveBeenCalled();
  rerender(<Page state="failed" />);
  fireEvent(window, new Event('online'));
  expect(onOnline).toHaveBeenCalledOnce();
  expect(onRetry).not.toHaveBeenCalled();
});
