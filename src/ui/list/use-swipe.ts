import { useRef, type DragEvent, type MouseEvent, type TouchEvent } from 'react';

export interface Swipe {
  /** In px; a longer horizontal move is a swipe. */
  threshold: number;
  onStart: () => void;
  /** @param way px moved so far; negative to the left */
  onMove: (way: number) => void;
  /** -1 for a swipe to the left, 1 to the right, 0 below the threshold. */
  onEnd: (direction: -1 | 0 | 1) => void;
}

/** Recognises swipes by touch and mouse. A mouse swipe does not click. */
export function useSwipe({ threshold, onStart, onMove, onEnd }: Swipe) {
  const from = useRef<number>(undefined);
  const wasDragged = useRef(false);

  const start = (x: number | undefined) => {
    from.current = x;
    onStart();
  };
  const move = (x: number | undefined) => {
    if (from.current !== undefined && x !== undefined) onMove(x - from.current);
  };
  const end = (x: number | undefined) => {
    if (from.current === undefined) return false;
    const way = x === undefined ? 0 : x - from.current;
    from.current = undefined;
    const isSwipe = Math.abs(way) > threshold;
    onEnd(isSwipe ? (way < 0 ? -1 : 1) : 0);
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
      const follow = ({ clientX }: globalThis.MouseEvent) => move(clientX);
      const release = ({ clientX }: globalThis.MouseEvent) => {
        window.removeEventListener('mousemove', follow);
        wasDragged.current = end(clientX);
      };
      window.addEventListener('mousemove', follow);
      window.addEventListener('mouseup', release, { once: true });
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
