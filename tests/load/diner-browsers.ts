import { AsyncLocalStorage } from 'node:async_hooks';

interface DinerStorage {
  localStorage: Map<string, string>;
  sessionStorage: Map<string, string>;
}

const currentBrowser = new AsyncLocalStorage<DinerStorage>();

function storage(name: keyof DinerStorage): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const texts = () => {
    const browser = currentBrowser.getStore();
    if (!browser) throw new Error(`${name} belongs to a diner`);
    return browser[name];
  };
  return {
    getItem: (key) => texts().get(key) ?? null,
    setItem: (key, value) => {
      texts().set(key, value);
    },
    removeItem: (key) => {
      texts().delete(key);
    },
  };
}

/** Never loads: images are not displayed here. */
class Picture {
  src = '';
  decode(): Promise<never> {
    return new Promise(() => undefined);
  }
}

export function stubBrowserGlobals(): void {
  const noop = () => undefined;
  const navigator = { onLine: true, language: 'en', languages: ['en'] };
  const page = { addEventListener: noop, removeEventListener: noop };
  Object.assign(globalThis, {
    window: {
      ...page,
      navigator,
      location: { origin: 'http://localhost', pathname: '/', search: '', hash: '' },
    },
    document: { ...page, readyState: 'complete', hidden: false, images: [], querySelector: () => null },
    localStorage: storage('localStorage'),
    sessionStorage: storage('sessionStorage'),
    Image: Picture,
    requestAnimationFrame: (draw: FrameRequestCallback) => setTimeout(draw, 16),
  });
  // Newer Node versions have a read-only navigator without onLine, which would count as offline.
  Object.defineProperty(globalThis, 'navigator', {
    value: { onLine: true, language: 'en' },
    configurable: true,
  });
}

export function withOwnStorage<T>(act: () => Promise<T>): Promise<T> {
  return currentBrowser.run({ localStorage: new Map(), sessionStorage: new Map() }, act);
}
