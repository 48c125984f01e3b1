/** What jsdom has no layout for: observers that never report, a viewport that is a phone's. */
class SilentObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly thresholds = [];
  observe() {
    // There is no layout to report.
  }
  unobserve() {
    // Nor to stop reporting.
  }
  disconnect() {
    // Likewise.
  }
  takeRecords() {
    return [];
  }
}

globalThis.ResizeObserver ??= SilentObserver;
globalThis.IntersectionObserver ??= SilentObserver as unknown as typeof IntersectionObserver;

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
URL.createObjectURL ??= () => 'blob:none';
URL.revokeObjectURL ??= () => undefined;
