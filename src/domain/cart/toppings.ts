/** The text between the first '[' after `data` and the last ']' of a piece; null for a piece without both. */
function insideOf(piece: unknown): string | null {
  const text = typeof piece === 'string' ? piece : '';
  const open = text.indexOf('[', Math.max(0, text.indexOf('data')));
  const close = text.lastIndexOf(']');
  return open < 0 || close <= open ? null : text.slice(open + 1, close).trim();
}

/**
 * The options in a customized dish's `displayTopping`: what stands between the first '[' after `data` and
 * the last ']' of each piece, joined with ', ' (contract, section 4). Option names may hold brackets,
 * colons and commas themselves, so nothing inside is taken apart.
 */
export function toppingTextOf(pieces: readonly unknown[]): string {
  return pieces.map(insideOf).filter(Boolean).join(', ');
}

/**
 * The `addCustDish` text that asks for the same once more: a customized dish's two pieces name the groups and
 * options just as the text does (contract, section 4). '' for pieces that cannot be read.
 */
export function addCustDishOf(pieces: readonly unknown[]): string {
  const entries = pieces.flatMap((piece) => {
    const id = typeof piece === 'string' ? /customized_id:(.*?),\s*data\b/s.exec(piece)?.[1] : undefined;
    const inside = insideOf(piece);
    return id === undefined || inside === null ? [] : [{ customized_id: id.trim(), data: `[${inside}]` }];
  });
  return pieces.length === 2 && entries.length === 2 ? JSON.stringify(entries) : '';
}
