import { useRef, type DragEvent, type MouseEvent, type TouchEvent } from 'react';

interface Swipe {
  /** In px; a longer horizontal move is a swipe. */
  threshold: number;
  onStart: () => void;
  /** @param distance px moved so far; negative to the left */
  onMove: (distance: number) => void;
  /** -1 for a swipe to the left, 1 to the right, 0 below the threshold. */
  onEnd: (direction: -1 | 0 | 1) => void;
}

/** Recognises swipes by touch and mouse. After a mouse swipe, the click is suppressed. */
export function useSwipe({ threshold, onStart, onMove, onEnd }: Swipe) {
  const startX = useRef<number>(undefined);
  const wasDragged = useRef(false);

  const start = (x: number | undefined) => {
    startX.current = x;
    onStart();
  };
  const move = (x: number | undefined) => {
    if (startX.current !== undefined && x !== undefined) onMove(x - startX.current);
  };
  const end = (x: number | undefined) => {
    if (startX.current === undefined) return false;
    const distance = x === undefined ? 0 : x - startX.current;
    startX.current = undefined;
    const isSwipe = Math.abs(distance) > threshold;
    onEnd(isSwipe ? (distance < 0 ? -1 : 1) : 0);
    return isSwipe;
  };

  return {
    onTouchStart: (event: TouchEvent) => start(event.touches[0]?.clientX),
    onTouchMove: (event: TouchEvent) => move(event.touches[0]?.clientX),
    onTouchEnd: (event: TouchEvent) => void end(event.changedTouches[0]?.clientX),
    onTouchCancel: () => void end(undefined),
    onMouseDown: (event: MouseEvent) => {
      wasDragged.current = false;
      if (event.button !== 0) return;
      start(event.clientX);
      // The mouse may leave the element while pressed.
      const onMouseMove = ({ clientX }: globalThis.MouseEvent) => move(clientX);
      const onMouseUp = ({ clientX }: globalThis.MouseEvent) => {
        window.removeEventListener('mousemove', onMouseMove);
        wasDragged.current = end(clientX);
      };
      window.addEventListener('mousemove', onMouseMove);
      window.addEventListener('mouseup', onMouseUp, { once: true });
    },
    onDragStart: (event: DragEvent) => event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      if (!wasDragged.current) return;
      wasDragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
