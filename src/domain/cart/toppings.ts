/** Returns the text between the first '[' after `data` and the last ']'; null without both. */
function insideOf(piece: unknown): string | null {
  const text = typeof piece === 'string' ? piece : '';
  const open = text.indexOf('[', Math.max(0, text.indexOf('data')));
  const close = text.lastIndexOf(']');
  return open < 0 || close <= open ? null : text.slice(open + 1, close).trim();
}

/** Bracketed texts, joined with ', ' (contract §4). Not split: names may contain brackets, colons and commas. */
export function toppingTextOf(pieces: readonly unknown[]): string {
  return pieces.map(insideOf).filter(Boolean).join(', ');
}

/** The `addCustDish` text for the same customization (contract §4); '' when the pieces are unreadable. */
export function addCustDishOf(pieces: readonly unknown[]): string {
  const entries = pieces.flatMap((piece) => {
    const id = typeof piece === 'string' ? /customized_id:(.*?),\s*data\b/s.exec(piece)?.[1] : undefined;
    const inside = insideOf(piece);
    return id === undefined || inside === null ? [] : [{ customized_id: id.trim(), data: `[${inside}]` }];
  });
  return pieces.length === 2 && entries.length === 2 ? JSON.stringify(entries) : '';
}
