import { useRef, type DragEvent, type MouseEvent, type TouchEvent } from 'react';

interface Swipe {
  /** In px; a longer horizontal move is a swipe. */
  threshold: number;
  /** @param direction of the swipe: -1 to the left, 1 to the right */
  onSwipe: (direction: -1 | 1) => void;
}

/**
 * Recognises swipes by touch and mouse. The element's `--drag` is the distance in px while it is dragged. Not by pointer
 * events: Firefox cancels those of a touch. After a mouse swipe, the click is suppressed.
 */
export function useSwipe({ threshold, onSwipe }: Swipe) {
  const startX = useRef<number>(undefined);
  const wasSwiped = useRef(false);

  const move = (element: HTMLElement, x: number | undefined) => {
    if (startX.current === undefined || x === undefined) return;
    element.style.setProperty('--drag', `${String(x - startX.current)}px`);
  };
  /** @returns whether it was a swipe */
  const end = (element: HTMLElement, x: number | undefined): boolean => {
    element.style.removeProperty('--drag');
    const distance = startX.current === undefined || x === undefined ? 0 : x - startX.current;
    startX.current = undefined;
    if (Math.abs(distance) <= threshold) return false;
    onSwipe(distance < 0 ? -1 : 1);
    return true;
  };

  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      // Two fingers zoom.
      startX.current = touches.length === 1 ? touches[0]?.clientX : undefined;
    },
    onTouchMove: ({ currentTarget, touches }: TouchEvent<HTMLElement>) =>
      move(currentTarget, touches[0]?.clientX),
    onTouchEnd: ({ currentTarget, changedTouches }: TouchEvent<HTMLElement>) =>
      void end(currentTarget, changedTouches[0]?.clientX),
    onTouchCancel: ({ currentTarget }: TouchEvent<HTMLElement>) => void end(currentTarget, undefined),
    onMouseDown: ({ button, clientX, currentTarget }: MouseEvent<HTMLElement>) => {
      wasSwiped.current = false;
      if (button !== 0) return;
      startX.current = clientX;
      // The mouse may leave the element while pressed.
      const onMouseMove = (event: globalThis.MouseEvent) => move(currentTarget, event.clientX);
      const onMouseUp = (event: globalThis.MouseEvent) => {
        window.removeEventListener('mousemove', onMouseMove);
        wasSwiped.current = end(currentTarget, event.clientX);
      };
      window.addEventListener('mousemove', onMouseMove);
      window.addEventListener('mouseup', onMouseUp, { once: true });
    },
    onDragStart: (event: DragEvent) => event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      if (!wasSwiped.current) return;
      wasSwiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
