export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

/**
 * Class of a text whose first letter is shown as a capital. Undefined for scripts without capitals: the box of a first
 * letter would split joined letters, and hide the ellipsis.
 */
export function capitalizedClass(text: string): string | undefined {
  return /^\P{L}*\p{Ll}/u.test(text) ? 'inline-block first-letter:uppercase' : undefined;
}
