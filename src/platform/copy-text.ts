/**
 * Also works without https. @returns whether it succeeded.
 * @param host parent of the temporary field. An open dialog makes everything outside it inert.
 */
export async function copyText(text: string, host: HTMLElement = document.body): Promise<boolean> {
  try {
    // Undefined on plain http, despite its type.
    if ('clipboard' in navigator) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // Not allowed: execCommand() may still work.
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
