import type { Toast } from '@/domain/events';
import { wait } from '@/platform/scheduling';
import type * as toastsModule from '@/ui/overlay/toasts';

type ToastsModule = typeof toastsModule;

/** Few retries, because a later toast would be out of context. */
const RETRY_DELAYS_MS = [1000, 4000];

let resolveLoaded: (module: ToastsModule) => void;

export const toastsLoaded = new Promise<ToastsModule>((resolve) => {
  resolveLoaded = resolve;
});

async function loadToasts(): Promise<ToastsModule> {
  const toasts = await import('@/ui/overlay/toasts');
  resolveLoaded(toasts);
  return toasts;
}

export async function preloadToasts(): Promise<void> {
  await loadToasts().catch(() => undefined);
}

async function loadToastsWithRetries(): Promise<ToastsModule> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await loadToasts();
    } catch {
      await wait(delay);
    }
  }
  return loadToasts();
}

export async function showToast(toast: Toast): Promise<void> {
  try {
    const { renderToast } = await loadToastsWithRetries();
    renderToast(toast.text, toast.tone);
  } catch (error) {
    console.warn('A toast could not be shown:', toast.text, error);
  }
}
