import type { FocusEvent } from 'react';

/** How a script scrolls: the style sheet's `scroll-behavior` has no say in it, so reduced motion is asked for here. */
export function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}

/**
 * For rows that scroll: browsers leave what gets the focus where it is while a bit of it is in sight. What was
 * pressed stays, so that it is still there when the finger is lifted.
 */
export function bringIntoSight({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
