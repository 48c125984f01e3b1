import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeTimeouts, flushHistory, advanceTimers } from '../../../tests/timers';
import { useCloseOnBack } from './overlay-history';

function Overlay({ open, onClose }: { open: boolean; onClose: () => void }) {
  useCloseOnBack(open, onClose);
  return null;
}

const depth = () => (history.state as { overlay?: number } | null)?.overlay ?? 0;

/** Waits for all history steps, including those that begin after CLOSING_TIMEOUT_MS. */
async function rest() {
  await flushHistory();
  await advanceTimers(150);
  await flushHistory();
}

async function back() {
  act(() => {
    history.back();
  });
  await rest();
}

describe('useCloseOnBack', () => {
  beforeEach(async () => {
    fakeTimeouts({ shouldAdvanceTime: false });
    await rest();
    history.pushState({ usr: { from: 'menu' }, key: 'k1', idx: 3 }, '', '/menu');
  });
  afterEach(rest);

  it('keeps the router’s history state and adds the depth of the dialog', async () => {
    const view = render(<Overlay open onClose={vi.fn()} />);
    await rest();
    expect(history.state).toEqual({ usr: { from: 'menu' }, key: 'k1', idx: 3, overlay: 1 });
    view.unmount();
  });

  it('closes the dialog on Back and stays on the page', async () => {
    const onClose = vi.fn();
    const view = render(<Overlay open onClose={onClose} />);
    await rest();
    act(() => {
      history.back();
    });
    await vi.waitFor(() => {
      expect(onClose).toHaveBeenCalledTimes(1);
    });
    view.rerender(<Overlay open={false} onClose={onClose} />);
    await rest();
    expect(location.pathname).toBe('/menu');
    expect(depth()).toBe(0);
  });

  it('removes its history entry, without calling onClose, when the dialog closes without Back', async () => {
    const onClose = vi.fn();
    const view = render(<Overlay open onClose={onClose} />);
    await rest();
    view.rerender(<Overlay open={false} onClose={onClose} />);
    await rest();
    expect(depth()).toBe(0);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('stays on the page when a slow browser removes the history entry late', async () => {
    const go = history.go.bind(history);
    vi.spyOn(history, 'go').mockImplementationOnce((delta) => void setTimeout(() => go(delta), 1500));
    const view = render(<Overlay open onClose={vi.fn()} />);
    await rest();
    view.rerender(<Overlay open={false} onClose={vi.fn()} />);
    const leave = vi.spyOn(history, 'back');
    await advanceTimers(1600);
    await rest();
    expect(depth()).toBe(0);
    expect(leave).not.toHaveBeenCalled();
  });

  it('adds only one history entry in Strict Mode', async () => {
    const push = vi.spyOn(history, 'pushState');
    const view = render(
      <StrictMode>
        <Overlay open onClose={vi.fn()} />
      </StrictMode>,
    );
    await rest();
    expect(push).toHaveBeenCalledTimes(1);
    view.unmount();
  });

  it('closes only the top dialog on Back', async () => {
    const lower = vi.fn();
    const upper = vi.fn();
    const view = render(<Overlay open onClose={lower} />);
    const above = render(<Overlay open onClose={upper} />);
    await rest();
    expect(depth()).toBe(2);
    act(() => {
      history.back();
    });
    await vi.waitFor(() => {
      expect(upper).toHaveBeenCalledTimes(1);
    });
    above.unmount();
    await rest();
    expect(lower).not.toHaveBeenCalled();
    expect(depth()).toBe(1);
    view.unmount();
  });

  it('reuses the history entry for a dialog that opens when another closes, even during its removal', async () => {
    const onClose = vi.fn();
    const first = render(<Overlay open onClose={vi.fn()} />);
    await rest();
    first.unmount();
    const second = render(<Overlay open onClose={onClose} />);
    await rest();
    expect(depth()).toBe(1);
    second.unmount();
    await act(() => Promise.resolve());
    const third = render(<Overlay open onClose={onClose} />);
    await rest();
    expect(depth()).toBe(1);
    expect(onClose).not.toHaveBeenCalled();
    third.unmount();
  });

  it('does not go back after a navigation, and skips the closed dialog’s entry on Back', async () => {
    history.pushState({ key: 'k2', idx: 4 }, '', '/dish');
    const view = render(<Overlay open onClose={vi.fn()} />);
    await rest();
    history.pushState({ key: 'k3', idx: 5 }, '', '/cart');
    view.unmount();
    await rest();
    expect(location.pathname).toBe('/cart');
    await back();
    expect(location.pathname).toBe('/dish');
    await back();
    expect(location.pathname).toBe('/menu');
  });

  it('reuses the history entry left by a reload', async () => {
    history.pushState({ key: 'k1', idx: 3, overlay: 1 }, '', '/menu');
    const push = vi.spyOn(history, 'pushState');
    const view = render(<Overlay open onClose={vi.fn()} />);
    await rest();
    expect(push).not.toHaveBeenCalled();
    view.unmount();
    await rest();
    expect(depth()).toBe(0);
  });

  it('adds the history entry again for a dialog that stays open after Back', async () => {
    const view = render(<Overlay open onClose={vi.fn()} />);
    await rest();
    await back();
    await rest();
    expect(depth()).toBe(1);
    view.unmount();
  });
});
