import type { FocusEvent } from 'react';
import { afterNextPaint } from '@/platform/scheduling';

/** Scripts ignore the style sheet's `scroll-behavior`, so reduced motion is checked here. */
export function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}

/** Scrolls an item fully into view when it gets the keyboard focus. A pressed item must not move under the finger. */
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
 * Lays out the skipped sections that contain an element. Call it before `focus()` and `scrollIntoView()`: in WebKit they
 * do nothing inside a section that `content-visibility: auto` skips.
 */
export function layOutSections(element: Element): void {
  for (let ancestor = element.parentElement; ancestor; ancestor = ancestor.parentElement) {
    const section = ancestor;
    if (getComputedStyle(section).contentVisibility !== 'auto') continue;
    section.style.contentVisibility = 'visible';
    void afterNextPaint().then(() => section.style.removeProperty('content-visibility'));
  }
}
