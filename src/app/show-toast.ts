import type { Toast } from '@/domain/toasts/toasts';
import { wait } from '@/platform/scheduling';

let resolveFirstToast: () => void;

/** Resolves when the first toast is requested, which mounts the toast container. */
export const firstToast = new Promise<void>((resolve) => {
  resolveFirstToast = resolve;
});

/** Few retries, because a later toast would be out of context. */
const RETRY_DELAYS_MS = [1000, 4000];

async function loadToasts() {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await import('@/ui/overlay/toasts');
    } catch {
      await wait(delay);
    }
  }
  return import('@/ui/overlay/toasts');
}

export async function showToast(toast: Toast): Promise<void> {
  resolveFirstToast();
  try {
    const { raiseToast } = await loadToasts();
    raiseToast(toast.text, toast.tone);
  } catch (error) {
    console.warn('A toast could not be shown:', toast.text, error);
  }
}
