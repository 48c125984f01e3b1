import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from './dialog';
import { ToastLayer } from './toast-layer';

function Page({ onClose }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        onClick={() => {
          setOpen(true);
        }}
      >
        Open
      </button>
      <Dialog
        open={open}
        onClose={() => {
          setOpen(false);
          onClose?.();
        }}
        label="Login"
      >
        <Dialog.Header>Login</Dialog.Header>
        <Dialog.Body>
          <p>Body</p>
        </Dialog.Body>
        <Dialog.Footer>
          <button>Verify</button>
        </Dialog.Footer>
      </Dialog>
      <ToastLayer>
        <p role="alert">Saved</p>
      </ToastLayer>
    </>
  );
}

const open = async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return user;
};

/** The closed dialog's history entry is removed asynchronously. */
beforeEach(() =>
  waitFor(() => {
    expect((history.state as { overlay?: number } | null)?.overlay).toBeUndefined();
  }),
);

describe('Dialog', () => {
  it('renders nothing while closed', () => {
    render(<Page />);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('Body')).toBeNull();
  });

  it('is named by its label and has one close button', async () => {
    await open();
    expect(screen.getByRole('dialog', { name: 'Login' })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(1);
  });

  it.each([
    ['removes a caret from the page below', 0, 1],
    ['keeps selected text in the page below', 4, 0],
  ])('%s', (_, length, times) => {
    render(<Page />);
    const opener = screen.getByRole('button', { name: 'Open' });
    const [text] = opener.childNodes;
    if (text) document.getSelection()?.setBaseAndExtent(text, 0, text, length);
    const removeAllRanges = vi.spyOn(Selection.prototype, 'removeAllRanges');
    fireEvent.click(opener);
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(removeAllRanges).toHaveBeenCalledTimes(times);
  });

  it('receives the focus, and returns it to the opener when closed', async () => {
    const user = await open();
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
  });

  it('moves the focus to the element that has replaced its opener', async () => {
    function Dish() {
      const [step, setStep] = useState<'add' | 'open' | 'added'>('add');
      return (
        <>
          <div data-focus-container>
            {step === 'added' ? (
              <button key="plus" data-focus-target>
                Increase quantity
              </button>
            ) : (
              <button key="add" onClick={() => setStep('open')}>
                Add
              </button>
            )}
          </div>
          <Dialog open={step === 'open'} onClose={() => setStep('added')} label="Options">
            <Dialog.Body>Body</Dialog.Body>
          </Dialog>
        </>
      );
    }
    const user = userEvent.setup();
    render(<Dish />);
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Increase quantity' })).toHaveFocus();
  });

  it('keeps the focus inside when the diner presses Tab', async () => {
    const user = await open();
    for (let presses = 0; presses < 4; presses += 1) {
      await user.tab();
      await waitFor(() => {
        expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
      });
    }
  });

  it('closes on Escape', async () => {
    const user = await open();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes on a tap on the backdrop, but not on a tap inside or a drag to the backdrop', async () => {
    await open();
    const dialog = screen.getByRole('dialog');
    fireEvent.click(screen.getByText('Body'));
    fireEvent.pointerDown(screen.getByText('Body'));
    fireEvent.click(dialog);
    expect(screen.getByRole('dialog')).toBeTruthy();
    fireEvent.pointerDown(dialog, { clientX: 5, clientY: 5 });
    fireEvent.click(dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes on Back', async () => {
    const onClose = vi.fn();
    render(<Page onClose={onClose} />);
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    await waitFor(() => {
      expect(history.state).toMatchObject({ overlay: 1 });
    });
    history.back();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('contains the toasts while it is open, and keeps them in the page when closed', async () => {
    const user = await open();
    expect(screen.getByRole('dialog').contains(screen.getByRole('alert'))).toBe(true);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alert').isConnected).toBe(true);
  });
});
