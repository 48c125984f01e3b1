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
  /** ms */
  autoClose: number;
  /** Per cent of its width by which a toast is dragged away. */
  dragPercent: number;
}

/** Where toasts appear: top right, above everything. */
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
        // Its countdown would be read out as the progress of something, in English.
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

/** Raises a toast; the same words again start its time anew rather than standing twice. */
export function raiseToast(text: string, tone: 'success' | 'error' | 'info' | 'warning'): void {
  const toastId = `${tone}:${text}`;
  if (toast.isActive(toastId)) toast.update(toastId, { render: text, type: tone });
  else toast(text, { toastId, type: tone, role: tone === 'error' ? 'alert' : 'status' });
}
