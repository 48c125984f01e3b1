/**
 * Puts a text on the clipboard, also where a page without https has no clipboard of its own.
 * @param host where the older way may place a field: inside an open dialog, as all around it is inert.
 * @returns whether it is there.
 */
export async function copyText(text: string, host: HTMLElement = document.body): Promise<boolean> {
  try {
    // Not there on plain http, whatever the types say.
    if ('clipboard' in navigator) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // Forbidden: the older way may still work.
  }
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'fixed opacity-0';
  const focused = document.activeElement;
  host.append(field);
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way without https
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}
