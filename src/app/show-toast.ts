import type { Notice } from '@/domain/notices/notices';

/** Shows a toast; the library that draws it is loaded with the first one. */
export async function showToast(notice: Notice): Promise<void> {
  const { raiseToast } = await import('@/ui/toasts');
  raiseToast(notice.text, notice.tone);
}
