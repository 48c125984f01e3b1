/** Imported by tests of the store in Node. Its listeners wait for a page; this one is visible and empty, and never idle. */
const blankDocument = Object.assign(new EventTarget(), {
  readyState: 'complete',
  visibilityState: 'visible',
  images: [],
});

const page = {
  document: blankDocument,
  requestAnimationFrame: (callback: FrameRequestCallback) => setTimeout(() => callback(performance.now())),
  requestIdleCallback: () => 0,
};

// Stays after a test, because a listener may still wait.
if (!('document' in globalThis)) Object.assign(globalThis, page);
