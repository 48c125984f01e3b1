import { act } from '@testing-library/react';

/** Observers that never report, as jsdom has no layout. */
class SilentObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly thresholds = [];
  observe() {
    // jsdom has no layout.
  }
  unobserve() {
    // jsdom has no layout.
  }
  disconnect() {
    // jsdom has no layout.
  }
  takeRecords() {
    return [];
  }
}

class EverythingInView extends SilentObserver {
  constructor(private readonly callback: IntersectionObserverCallback) {
    super();
  }
  override observe(target?: Element) {
    queueMicrotask(() => {
      const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
      act(() => this.callback([entry], this as unknown as IntersectionObserver));
    });
  }
}

globalThis.ResizeObserver ??= SilentObserver;
globalThis.IntersectionObserver ??= EverythingInView as unknown as typeof IntersectionObserver;

window.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as unknown as MediaQueryList;

window.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.scrollTo ??= () => undefined;
Element.prototype.scrollBy ??= () => undefined;
Element.prototype.getAnimations ??= () => [];
URL.createObjectURL ??= () => 'blob:none';
URL.revokeObjectURL ??= () => undefined;
