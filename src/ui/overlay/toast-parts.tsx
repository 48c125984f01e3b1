import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';

export function ToastIcon({ type }: { type: string }) {
  const Icon = type === 'success' ? CircleCheck : type === 'info' || type === 'default' ? Info : CircleAlert;
  return <Icon aria-hidden="true" className="toast-icon size-5" />;
}

export interface ToastCloseButtonProps {
  label: string;
  onClose: () => void;
}

export function ToastCloseButton({ label, onClose }: ToastCloseButtonProps) {
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
      <X aria-hidden="true" />
    </button>
  );
}
