/**
 * Makes something of parts of a state, and remembers it: made anew only when one of the parts is another. It is
 * what the first screen needs of a selector library.
 */
export function derived<const Reads extends readonly ((state: never) => unknown)[], Result>(
  read: Reads,
  make: (...parts: { -readonly [Index in keyof Reads]: ReturnType<Reads[Index]> }) => Result,
): (state: Parameters<Reads[number]>[0]) => Result {
  type Parts = Parameters<typeof make>;
  let known: { parts: Parts; result: Result } | undefined;
  return (state) => {
    const parts = read.map((part) => part(state)) as Parts;
    if (!known?.parts.every((part, index) => part === parts[index]))
      known = { parts, result: make(...parts) };
    return known.result;
  };
}
