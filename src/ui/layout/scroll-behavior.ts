import type { FocusEvent } from 'react';
import { afterNextPaint } from '@/platform/scheduling';

/** Scripts ignore the style sheet's `scroll-behavior`, so reduced motion is checked here. */
export function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}

/** Scrolls keyboard-focused items fully into view. Pressed items must stay under the finger. */
export function bringIntoView({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/**
 * Calls back after the browser has restored the scroll position of a history entry.
 * Chromium and Firefox restore it before `popstate`, WebKit after it and by the current `scrollRestoration`.
 */
export function afterScrollRestoration(callback: () => void): void {
  void afterNextPaint().then(callback);
}

/**
 * Lays out skipped sections around an element: in WebKit `focus()` and `scrollIntoView()` do nothing inside a section
 * that `content-visibility: auto` skips. Call it before either.
 */
export function layOutSections(element: Element): void {
  for (let box = element.parentElement; box; box = box.parentElement) {
    const section = box;
    if (getComputedStyle(section).contentVisibility !== 'auto') continue;
    section.style.contentVisibility = 'visible';
    afterScrollRestoration(() => section.style.removeProperty('content-visibility'));
  }
}
