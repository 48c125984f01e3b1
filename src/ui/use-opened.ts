import { startTransition, useState } from 'react';

/**
 * Whether what a tap opens is open. The tap is answered on the screen first: a dialog has the browser style the
 * whole page anew, which in a long menu on a slow phone takes several frames.
 */
export function useOpened(): { isOpen: boolean; open: () => void; close: () => void } {
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen,
    open: () => startTransition(() => setOpen(true)),
    close: () => startTransition(() => setOpen(false)),
  };
}
