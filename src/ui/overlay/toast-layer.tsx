import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { afterNextPaint } from '@/platform/scheduling';
import { onDialogsChange, topDialog } from './dialog-stack';

/**
 * Moves the toasts into the topmost dialog: content outside a modal dialog is inert, even in the top layer. Reopening the
 * layer puts it above everything else in the top layer.
 */
export function ToastLayer({ children }: { children: ReactNode }) {
  const [layer] = useState(() => {
    const element = document.createElement('div');
    element.className = 'toast-layer';
    element.setAttribute('popover', 'manual');
    return element;
  });

  useLayoutEffect(() => {
    let isUnmounted = false;
    const moveToTop = () => {
      if (isUnmounted) return;
      const parent = topDialog() ?? document.body;
      if (layer.parentNode !== parent) moveInto(parent, layer);
      if (typeof layer.showPopover !== 'function') return;
      layer.hidePopover();
      layer.showPopover();
    };
    moveToTop();
    const stop = onDialogsChange(() => {
      // An empty layer can move after a new dialog is painted, but must leave a closing one: it is inert.
      if (layer.textContent === '' && !layer.closest('[inert]')) void afterNextPaint().then(moveToTop);
      else moveToTop();
    });
    return () => {
      isUnmounted = true;
      stop();
      layer.remove();
    };
  }, [layer]);

  return createPortal(children, layer);
}

/** Prefers moveBefore(), which does not restart the toasts' countdowns. */
function moveInto(parent: HTMLElement, layer: HTMLElement) {
  if (layer.isConnected && 'moveBefore' in parent) {
    (parent as HTMLElement & { moveBefore: (node: Node, child: Node | null) => void }).moveBefore(
      layer,
      null,
    );
  } else {
    parent.append(layer);
  }
}
