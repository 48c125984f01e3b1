/** Deterministic random numbers (mulberry32), so that tests and benchmarks use the same menu. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick<T>(list: readonly T[], next: () => number): T {
  const picked = list[Math.floor(next() * list.length)];
  if (picked === undefined) throw new Error('Nothing to pick from');
  return picked;
}

export function shuffled<T>(list: readonly T[], next: () => number): T[] {
  return list
    .map((value) => ({ value, key: next() }))
    .sort((one, other) => one.key - other.key)
    .map(({ value }) => value);
}
