import { useEffect, useEffectEvent, useReducer } from 'react';
import { autoplayReducer, nextStep, stillAutoplay, type AutoplayEvent } from './autoplay';

/** Runs the banner autoplay; `onAdvance` shows the next banner. Returns a dispatch function. */
export function useAutoplay(onAdvance: () => void): (type: AutoplayEvent['type']) => void {
  const [state, dispatch] = useReducer(autoplayReducer, stillAutoplay);
  const advance = useEffectEvent(onAdvance);

  useEffect(() => {
    const step = nextStep(state, Date.now());
    if (!step) return undefined;
    const timer = setTimeout(() => {
      if (step.what === 'advance') advance();
      dispatch({ type: step.what === 'advance' ? 'slideChanged' : 'pauseEnded', now: Date.now() });
    }, step.in);
    return () => clearTimeout(timer);
  }, [state]);

  return (type) => dispatch({ type, now: Date.now() });
}
