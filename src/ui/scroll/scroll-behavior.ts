import type { FocusEvent } from 'react';
import { afterNextPaint } from '@/platform/scheduling';

/** Scripts ignore the style sheet's `scroll-behavior`, so reduced motion is checked here. */
export function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}

/** For the keyboard focus only: a pressed item must not move under the finger. */
export function bringIntoView({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** WebKit restores the position after `popstate` and by the `scrollRestoration` at that time, others before it. */
export function afterScrollRestoration(callback: () => void): void {
  void afterNextPaint().then(callback);
}

/**
 * Call it before `focus()` and `scrollIntoView()`: in WebKit, they do nothing inside a section that
 * `content-visibility: auto` skips.
 */
export function layOutSections(element: Element): void {
  for (let ancestor = element.parentElement; ancestor; ancestor = ancestor.parentElement) {
    const section = ancestor;
    if (getComputedStyle(section).contentVisibility !== 'auto') continue;
    section.style.contentVisibility = 'visible';
    void afterNextPaint().then(() => section.style.removeProperty('content-visibility'));
  }
}
