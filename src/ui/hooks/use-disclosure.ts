import { startTransition, useState } from 'react';

/** Opens in a transition: a dialog restyles the whole page, which would delay the tap's feedback. */
export function useDisclosure(): { isOpen: boolean; open: () => void; close: () => void } {
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen,
    open: () => startTransition(() => setOpen(true)),
    close: () => setOpen(false),
  };
}
