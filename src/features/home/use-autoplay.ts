import { useEffect, useEffectEvent, useReducer } from 'react';
import { autoplayReducer, nextStep, initialAutoplay, type AutoplayEvent } from './autoplay';

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
