import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TransitionGrid } from './transition-grid';

const idsOf = (list: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${list} ${index}`);
const draw = (id: string) => <p role="note">{id}</p>;
const long = { name: 'long', ids: idsOf('long', 100), render: draw, eager: true };
const short = { name: 'short', ids: idsOf('short', 3), render: draw, eager: true };

const shown = () => screen.getAllByRole('note').map((note) => note.textContent);
const inThePage = () => document.querySelectorAll('[role=note]').length;

describe('TransitionGrid', () => {
  it('shows a new list at once and removes the old one later', async () => {
    const { rerender } = render(<TransitionGrid {...long} />);
    await waitFor(() => expect(inThePage()).toBe(long.ids.length));
    expect(shown()).toEqual(long.ids);
    rerender(<TransitionGrid {...short} />);
    expect(shown()).toEqual(short.ids);
    expect(inThePage()).toBeGreaterThan(short.ids.length);
    await waitFor(() => expect(inThePage()).toBe(short.ids.length), { timeout: 5000 });
    expect(shown()).toEqual(short.ids);
  });

  it('shows the whole list when it returns before it has been removed', async () => {
    const { rerender } = render(<TransitionGrid {...long} />);
    await waitFor(() => expect(inThePage()).toBe(long.ids.length));
    expect(shown()).toEqual(long.ids);
    rerender(<TransitionGrid {...short} />);
    rerender(<TransitionGrid {...long} />);
    await waitFor(() => expect(inThePage()).toBe(long.ids.length), { timeout: 5000 });
    expect(shown()).toEqual(long.ids);
  });

  it('renders a long list in steps, and only its first batches when it is replaced at once', async () => {
    const { rerender } = render(<TransitionGrid {...short} />);
    const parts = () => document.querySelectorAll('[data-batch^=long]').length;
    rerender(<TransitionGrid {...long} />);
    expect(parts()).toBeLessThan(5);
    expect(shown()[0]).toBe('long 0');
    rerender(<TransitionGrid {...short} />);
    expect(parts()).toBeLessThan(5);
    await waitFor(() => expect(inThePage()).toBe(short.ids.length), { timeout: 5000 });
    rerender(<TransitionGrid {...long} />);
    await waitFor(() => expect(inThePage()).toBe(long.ids.length), { timeout: 5000 });
    expect(shown()).toEqual(long.ids);
  });

  it('updates a list of the same name in place', async () => {
    const { rerender } = render(<TransitionGrid {...short} />);
    rerender(<TransitionGrid {...short} ids={['short 1', 'another']} />);
    await waitFor(() => expect(shown()).toEqual(['short 1', 'another']));
    expect(inThePage()).toBe(2);
  });
});
