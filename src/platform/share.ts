import { copyText } from './copy-text';

/**
 * Copies `text` where the Web Share API is missing or fails. @param host element in the open dialog, if any; see
 * `copyText`
 * @returns 'shared' also when the diner closed the share sheet
 */
export async function shareOrCopy(
  data: ShareData,
  text: string,
  host?: HTMLElement,
): Promise<'shared' | 'copied' | 'failed'> {
  if ('share' in navigator) {
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  return (await copyText(text, host)) ? 'copied' : 'failed';
}
