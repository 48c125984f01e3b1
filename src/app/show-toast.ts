import type { Notice } from '@/domain/notices/notices';

let announce: () => void;

/** Resolves with the first toast: the place where they appear is wanted from then on. */
export const firstToast = new Promise<void>((resolve) => {
  announce = resolve;
});

/** Shows a toast; the library that draws it is loaded with the first one. */
export async function showToast(notice: Notice): Promise<void> {
  announce();
  const { raiseToast } = await import('@/ui/toasts');
  raiseToast(notice.text, notice.tone);
}
