import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { flushTasks } from '../../../tests/timers';
import { RetryButton } from './retry-button';

type State = 'failed' | 'loading' | 'loaded';

function Page({ lines, price, onRetry }: { lines: State; price: State; onRetry?: () => void }) {
  const part = (name: string, state: State) =>
    state === 'failed' ? (
      <RetryButton id={`retry-${name}`} onRetry={() => onRetry?.()}>
        Load the {name}
      </RetryButton>
    ) : (
      <p>{state}</p>
    );
  return (
    <main tabIndex={-1}>
      {part('lines', lines)}
      {part('price', price)}
    </main>
  );
}

const button = (name: string) => screen.getByRole('button', { name: `Load the ${name}` });

async function retryLines() {
  const { rerender } = render(<Page lines="failed" price="loading" />);
  button('lines').focus();
  rerender(<Page lines="loading" price="loading" />);
  await flushTasks();
  expect(screen.getByRole('main')).toHaveFocus();
  return async (lines: State, price: State) => {
    rerender(<Page lines={lines} price={price} />);
    await flushTasks();
  };
}

describe('The focus after a retry', () => {
  it('returns to the button when the retry fails', async () => {
    const change = await retryLines();
    await change('failed', 'loading');
    expect(button('lines')).toHaveFocus();
  });

  it('does not move to another retry button that appears meanwhile', async () => {
    const change = await retryLines();
    await change('loaded', 'failed');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('does not return to the button when the diner has pressed a key meanwhile', async () => {
    const change = await retryLines();
    fireEvent.keyDown(screen.getByRole('main'), { key: 'End' });
    await change('failed', 'loading');
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('The focus after a retry in a section', () => {
  function Bill({ state }: { state: State }) {
    return (
      <main tabIndex={-1}>
        <section>
          <h2>Bill</h2>
          {state === 'failed' ? (
            <RetryButton id="retry-bill" onRetry={() => undefined}>
              Try again
            </RetryButton>
          ) : (
            <p>{state}</p>
          )}
        </section>
      </main>
    );
  }

  it('moves to the section’s heading, and back to the button when the retry fails', async () => {
    const { rerender } = render(<Bill state="failed" />);
    screen.getByRole('button').focus();
    rerender(<Bill state="loading" />);
    await flushTasks();
    expect(screen.getByRole('heading', { name: 'Bill' })).toHaveFocus();
    rerender(<Bill state="failed" />);
    await flushTasks();
    expect(screen.getByRole('button')).toHaveFocus();
    rerender(<Bill state="loaded" />);
    await flushTasks();
    expect(screen.getByRole('heading', { name: 'Bill' })).toHaveFocus();
  });
});

describe('A retry button when the browser is back online', () => {
  it('retries automatically', () => {
    const onRetry = vi.fn();
    render(<Page lines="failed" price="loaded" onRetry={onRetry} />);
    fireEvent(window, new Event('online'));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('does not retry while busy', () => {
    const onRetry = vi.fn();
    render(
      <RetryButton id="retry-menu" busy onRetry={onRetry}>
        Try again
      </RetryButton>,
    );
    fireEvent(window, new Event('online'));
    expect(onRetry).not.toHaveBeenCalled();
  });
});
