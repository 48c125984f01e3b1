import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { flushTasks } from '../../../tests/timers';
import { useFocusFallback } from './use-focus-fallback';

function Row() {
  return (
    <div ref={useFocusFallback('way-out')}>
      <button type="button">One less</button>
    </div>
  );
}

function List({ state }: { state: 'row' | 'waiting' | 'gone' }) {
  return (
    <main>
      {state === 'row' && <Row />}
      {state === 'waiting' && <p>Loading</p>}
      {state === 'gone' && (
        <a id="way-out" href="/menu">
          Browse menu
        </a>
      )}
      <button type="button">Elsewhere</button>
    </main>
  );
}

async function removeFocusedRow(state: 'waiting' | 'gone') {
  const { rerender } = render(<List state="row" />);
  screen.getByRole('button', { name: 'One less' }).focus();
  rerender(<List state={state} />);
  await flushTasks();
  return rerender;
}

const wayOut = () => screen.getByRole('link', { name: 'Browse menu' });

describe('The focus of a removed row', () => {
  it('moves to the focus fallback that replaces the row', async () => {
    await removeFocusedRow('gone');
    expect(wayOut()).toHaveFocus();
  });

  it('moves to a focus fallback that appears later', async () => {
    const rerender = await removeFocusedRow('waiting');
    rerender(<List state="gone" />);
    await flushTasks();
    expect(wayOut()).toHaveFocus();
  });

  it('stays on an element that the diner has focused meanwhile', async () => {
    const rerender = await removeFocusedRow('waiting');
    screen.getByRole('button', { name: 'Elsewhere' }).focus();
    rerender(<List state="gone" />);
    await flushTasks();
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });
});
