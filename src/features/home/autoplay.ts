import {
  BANNER_AUTOPLAY_MS,
  BANNER_PAUSE_AFTER_CLICK_MS,
  BANNER_PAUSE_AFTER_SWIPE_MS,
} from '@/config/limits';

/** Autoplay state of the banners; they advance while hovered (spec §4, Banner slider). Times in ms. */
export interface Autoplay {
  hovered: boolean;
  /** End of the pause; null without a pause. */
  pausedUntil: number | null;
  /** Start of the current 5 s interval. */
  since: number;
}

export type AutoplayEvent = {
  type: 'pointerCame' | 'pointerLeft' | 'slideChanged' | 'swiped' | 'imageClicked' | 'pauseEnded';
  now: number;
};

export const stillAutoplay: Autoplay = { hovered: false, pausedUntil: null, since: 0 };

export function autoplayReducer(state: Autoplay, { type, now }: AutoplayEvent): Autoplay {
  switch (type) {
    case 'pointerCame':
      return { ...state, hovered: true, since: now };
    case 'pointerLeft':
      return { ...state, hovered: false };
    case 'slideChanged':
      return { ...state, since: now };
    case 'swiped':
      return { ...state, pausedUntil: now + BANNER_PAUSE_AFTER_SWIPE_MS };
    case 'imageClicked':
      return state.pausedUntil === null
        ? { ...state, pausedUntil: now + BANNER_PAUSE_AFTER_CLICK_MS }
        : { ...state, pausedUntil: null, since: now };
    case 'pauseEnded':
      return { ...state, pausedUntil: null, since: now };
  }
}

/** Returns the next step and its delay in ms; null while nothing is scheduled. */
export function nextStep(state: Autoplay, now: number): { what: 'advance' | 'endPause'; in: number } | null {
  if (state.pausedUntil !== null) return { what: 'endPause', in: Math.max(0, state.pausedUntil - now) };
  if (!state.hovered) return null;
  return { what: 'advance', in: Math.max(0, state.since + BANNER_AUTOPLAY_MS - now) };
}
