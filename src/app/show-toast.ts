import type { Notice } from '@/domain/notices/notices';
import { wait } from '@/platform/wait';

let announceFirstToast: () => void;

/** Resolves with the first toast: the place where they appear is wanted from then on. */
export const firstToast = new Promise<void>((resolve) => {
  announceFirstToast = resolve;
});

/** ms after which what draws toasts is asked for again, when it did not come; later nobody would know what is meant. */
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

/** Shows a toast; the library that draws it is loaded with the first one. */
export async function showToast(notice: Notice): Promise<void> {
  announceFirstToast();
  try {
    const { raiseToast } = await loadToasts();
    raiseToast(notice.text, notice.tone);
  } catch (error) {
    console.warn('A toast could not be shown:', notice.text, error);
  }
}
