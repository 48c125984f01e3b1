import type { FocusEvent } from 'react';

/** How a script scrolls: the style sheet's `scroll-behavior` has no say in it, so reduced motion is asked for here. */
export function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}

/**
 * For rows that scroll: browsers leave what gets the focus where it is while a bit of it is in sight. What was
 * pressed stays, so that it is still there when the finger is lifted.
 */
export function bringIntoView({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/**
 * Calls back when the browser has restored the scroll position of a history entry. Chromium and Firefox restore it
 * before `popstate`, WebKit after it, by the `history.scrollRestoration` that is then in force.
 */
export function afterScrollRestoration(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}

/**
 * Has far sections around an element laid out: in WebKit `focus()` and `scrollIntoView()` do nothing for elements in
 * a section that `content-visibility: auto` skips. Call it before either.
 */
export function layOutSections(element: Element): void {
  for (let box = element.parentElement; box; box = box.parentElement) {
    const section = box;
    if (getComputedStyle(section).contentVisibility !== 'auto') continue;
    section.style.contentVisibility = 'visible';
    afterScrollRestoration(() => section.style.removeProperty('content-visibility'));
  }
}
