import type { Notice } from '@/domain/notices/notices';
import { wait } from '@/platform/scheduling';

let announceFirstToast: () => void;

/** Resolves when the first toast is requested, which mounts the toast container. */
export const firstToast = new Promise<void>((resolve) => {
  announceFirstToast = resolve;
});

/** Later a toast would be out of context. */
const RETRY_DELAYS_MS = [1000, 4000];

async function loadToasts() {
  for (const pause of RETRY_DELAYS_MS) {
    try {
      return await import('@/ui/overlay/toasts');
    } catch {
      await wait(pause);
    }
  }
  return import('@/ui/overlay/toasts');
}

export async function showToast(notice: Notice): Promise<void> {
  announceFirstToast();
  try {
    const { raiseToast } = await loadToasts();
    raiseToast(notice.text, notice.tone);
  } catch (error) {
    console.warn('A toast could not be shown:', notice.text, error);
  }
}
