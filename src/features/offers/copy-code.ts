/**
 * Puts a coupon code on the clipboard, also where a page without https has no clipboard of its own.
 * @returns whether it is there.
 */
export async function copyCode(code: string): Promise<boolean> {
  try {
    // Not there on plain http, whatever the types say.
    if ('clipboard' in navigator) {
      await navigator.clipboard.writeText(code);
      return true;
    }
  } catch {
    // Forbidden: the older way may still work.
  }
  const field = document.createElement('textarea');
  field.value = code;
  field.className = 'fixed opacity-0';
  const focused = document.activeElement;
  document.body.append(field);
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way without https
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
