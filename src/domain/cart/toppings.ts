/**
 * The options in a customized dish's `displayTopping`: what stands between the first '[' after `data` and
 * the last ']' of each piece, joined with ', ' (contract, section 4). Option names may hold brackets,
 * colons and commas themselves, so nothing inside is taken apart.
 */
export function toppingTextOf(pieces: readonly unknown[]): string {
  return pieces
    .map((piece) => {
      const text = typeof piece === 'string' ? piece : '';
      const open = text.indexOf('[', Math.max(0, text.indexOf('data')));
      const close = text.lastIndexOf(']');
      return open < 0 || close <= open ? '' : text.slice(open + 1, close).trim();
    })
    .filter(Boolean)
    .join(', ');
}
