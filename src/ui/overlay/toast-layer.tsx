import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { afterNextPaint } from '@/platform/scheduling';
import { onDialogsChange, topDialog } from './dialog-stack';

/**
 * Keeps toasts above everything. What stands outside an open modal dialog is inert, even in the top
 * layer, so the layer moves into the topmost dialog and back, and is shown anew to be the last on top.
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
    const place = () => {
      if (isUnmounted) return;
      const parent = topDialog() ?? document.body;
      if (layer.parentNode !== parent) moveInto(parent, layer);
      if (typeof layer.showPopover !== 'function') return;
      layer.hidePopover();
      layer.showPopover();
    };
    place();
    const stop = onDialogsChange(() => {
      // With nothing in it nobody sees when it moves: the dialog is painted first.
      if (layer.textContent === '') void afterNextPaint().then(place);
      else place();
    });
    return () => {
      isUnmounted = true;
      stop();
      layer.remove();
    };
  }, [layer]);

  return createPortal(children, layer);
}

/** Moves without restarting the toasts' countdowns, where the browser can. */
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
