import { toast, ToastContainer, cssTransition } from 'react-toastify/unstyled';
import { ToastLayer } from './toast-layer';
import { ToastCloseButton, ToastIcon } from './toast-parts';

const Fade = cssTransition({
  enter: 'Toastify--animate toast-enter',
  exit: 'Toastify--animate toast-exit',
  collapse: false,
});

interface ToastsProps {
  label: string;
  closeLabel: string;
  /** In ms. */
  autoClose: number;
  /** Drag distance that dismisses a toast, in per cent of its width. */
  dragPercent: number;
}

export function Toasts({ label, closeLabel, autoClose, dragPercent }: ToastsProps) {
  return (
    <ToastLayer>
      <ToastContainer
        aria-label={label}
        position="top-right"
        autoClose={autoClose}
        draggable
        draggablePercent={dragPercent}
        newestOnTop
        // Screen readers would announce the countdown as progress, in English.
        hideProgressBar
        transition={Fade}
        icon={({ type }) => <ToastIcon type={type} />}
        closeButton={({ closeToast }) => (
          <ToastCloseButton
            label={closeLabel}
            onClose={() => {
              closeToast(true);
            }}
          />
        )}
      />
    </ToastLayer>
  );
}

/** Shows a toast. An identical toast that is still visible restarts its time instead. */
export function raiseToast(text: string, tone: 'success' | 'error' | 'info' | 'warning'): void {
  const toastId = `${tone}:${text}`;
  if (toast.isActive(toastId)) toast.update(toastId, { render: text, type: tone });
  else toast(text, { toastId, type: tone, role: tone === 'error' ? 'alert' : 'status' });
}
