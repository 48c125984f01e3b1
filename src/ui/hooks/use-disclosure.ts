import { startTransition, useState } from 'react';

/**
 * Whether what a tap opens is open. The tap is answered on the screen first: a dialog has the browser style the
 * whole page anew, which in a long menu on a slow phone takes several frames. It closes at once, whatever a link in
 * it may still be waiting for.
 */
export function useDisclosure(): { isOpen: boolean; open: () => void; close: () => void } {
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen,
    open: () => startTransition(() => setOpen(true)),
    close: () => setOpen(false),
  };
}
