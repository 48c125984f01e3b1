import { useEffect, useEffectEvent, useReducer } from 'react';
import {
  BANNER_AUTOPLAY_MS,
  BANNER_PAUSE_AFTER_CLICK_MS,
  BANNER_PAUSE_AFTER_SWIPE_MS,
} from '@/config/limits';

/** Autoplay state of the banners, which advance while hovered (docs/behaviour.md 3). Times in epoch ms. */
interface Autoplay {
  isHovered: boolean;
  pausedUntil: number | null;
  intervalStart: number;
}

export type AutoplayEvent = {
  type: 'pointerEntered' | 'pointerLeft' | 'slideChanged' | 'swiped' | 'imageClicked' | 'pauseEnded';
  now: number;
};

export const initialAutoplay: Autoplay = { isHovered: false, pausedUntil: null, intervalStart: 0 };

export function autoplayReducer(state: Autoplay, { type, now }: AutoplayEvent): Autoplay {
  switch (type) {
    case 'pointerEntered':
      return { ...state, isHovered: true, intervalStart: now };
    case 'pointerLeft':
      return { ...state, isHovered: false };
    case 'slideChanged':
      return { ...state, intervalStart: now };
    case 'swiped':
      return { ...state, pausedUntil: now + BANNER_PAUSE_AFTER_SWIPE_MS };
    case 'imageClicked':
      return state.pausedUntil === null
        ? { ...state, pausedUntil: now + BANNER_PAUSE_AFTER_CLICK_MS }
        : { ...state, pausedUntil: null, intervalStart: now };
    case 'pauseEnded':
      return { ...state, pausedUntil: null, intervalStart: now };
  }
}

/** Returns the next step and its delay in ms; null while nothing is scheduled. */
export function nextStep(
  state: Autoplay,
  now: number,
): { action: 'advance' | 'endPause'; delayMs: number } | null {
  if (state.pausedUntil !== null)
    return { action: 'endPause', delayMs: Math.max(0, state.pausedUntil - now) };
  if (!state.isHovered) return null;
  return { action: 'advance', delayMs: Math.max(0, state.intervalStart + BANNER_AUTOPLAY_MS - now) };
}

/** Returns a dispatch function; `onAdvance` shows the next banner. */
export function useAutoplay(onAdvance: () => void): (type: AutoplayEvent['type']) => void {
  const [state, dispatch] = useReducer(autoplayReducer, initialAutoplay);
  const advance = useEffectEvent(onAdvance);

  useEffect(() => {
    const step = nextStep(state, Date.now());
    if (!step) return undefined;
    const timer = setTimeout(() => {
      if (step.action === 'advance') advance();
      dispatch({ type: step.action === 'advance' ? 'slideChanged' : 'pauseEnded', now: Date.now() });
    }, step.delayMs);
    return () => clearTimeout(timer);
  }, [state]);

  return (type) => dispatch({ type, now: Date.now() });
}
