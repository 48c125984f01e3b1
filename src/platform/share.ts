import { copyText } from './copy-text';

/**
 * Shares data with the Web Share API, or copies `text` where that is missing or fails.
 * @param host element in the open dialog, if any; see `copyText`
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
      // The diner closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  return (await copyText(text, host)) ? 'copied' : 'failed';
}
