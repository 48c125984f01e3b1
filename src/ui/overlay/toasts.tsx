import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { toast, ToastContainer, cssTransition } from 'react-toastify/unstyled';
import { TOAST_AUTO_CLOSE_MS, TOAST_DRAG_PERCENT } from '@/config/limits';
import { m } from '@/texts';
import { useLanguage } from '@/texts/use-language';
import { ToastLayer } from './toast-layer';

const Fade = cssTransition({
  enter: 'Toastify--animate toast-enter',
  exit: 'Toastify--animate toast-exit',
  collapse: false,
});

export function Toasts() {
  useLanguage();
  return (
    <ToastLayer>
      <ToastContainer
        aria-label={m.layout_toasts()}
        position="top-right"
        autoClose={TOAST_AUTO_CLOSE_MS}
        draggable
        draggablePercent={TOAST_DRAG_PERCENT}
        newestOnTop
        // Screen readers would announce the countdown as progress, in English.
        hideProgressBar
        transition={Fade}
        icon={({ type }) => <ToastIcon type={type} />}
        closeButton={({ closeToast }) => (
          <ToastCloseButton
            label={m.layout_dismiss_toast()}
            onClose={() => {
              closeToast(true);
            }}
          />
        )}
      />
    </ToastLayer>
  );
}

function ToastIcon({ type }: { type: string }) {
  const Icon = type === 'success' ? CircleCheck : type === 'info' ? Info : CircleAlert;
  return <Icon className="size-5" />;
}

interface ToastCloseButtonProps {
  label: string;
  onClose: () => void;
}

function ToastCloseButton({ label, onClose }: ToastCloseButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className="Toastify__close-button"
      onClick={(event) => {
        event.stopPropagation();
        onClose();
      }}
    >
      <X />
    </button>
  );
}

/** If an identical toast is still visible, its time restarts instead. */
export function renderToast(text: string, tone: 'success' | 'error' | 'info' | 'warning'): void {
  const toastId = text;
  if (toast.isActive(toastId)) toast.update(toastId, { render: text, type: tone });
  // The container is a live region. One inside another would be announced twice.
  else toast(text, { toastId, type: tone, role: 'group' });
}
