import { useRef, type DragEvent, type PointerEvent } from 'react';

/** Shorter moves may be a press. */
const MIN_DRAG_PX = 5;

interface Swipe {
  /** In px; a longer horizontal move is a swipe. */
  threshold: number;
  /** @param direction of the swipe: -1 to the left, 1 to the right */
  onSwipe: (direction: -1 | 1) => void;
}

/** Recognises swipes by touch and mouse. The element's `--drag` is the distance in px while it is dragged. */
export function useSwipe({ threshold, onSwipe }: Swipe) {
  const startX = useRef<number>(undefined);

  const end = ({ currentTarget, clientX, type }: PointerEvent<HTMLElement>) => {
    currentTarget.style.removeProperty('--drag');
    const distance = startX.current === undefined ? 0 : clientX - startX.current;
    startX.current = undefined;
    if (type === 'pointerup' && Math.abs(distance) > threshold) onSwipe(distance < 0 ? -1 : 1);
  };

  return {
    onPointerDown: ({ button, clientX, isPrimary }: PointerEvent) => {
      if (button === 0 && isPrimary) startX.current = clientX;
    },
    onPointerMove: ({ buttons, currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) => {
      // The pointer was released outside.
      if (buttons === 0) startX.current = undefined;
      if (startX.current === undefined) return;
      const distance = clientX - startX.current;
      if (Math.abs(distance) < MIN_DRAG_PX) return;
      // The pointer may leave the element, and its release must not click what is below.
      currentTarget.setPointerCapture(pointerId);
      currentTarget.style.setProperty('--drag', `${String(distance)}px`);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onDragStart: (event: DragEvent) => event.preventDefault(),
  };
}
