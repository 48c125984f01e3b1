type Fields = Record<string, unknown>;

function isPlain(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** Returns `newer` with the equal objects of `older` reused, so that identity shows changes. JSON only; key order counts. */
export function withStructuralSharing<T>(older: unknown, newer: T): T {
  if (Object.is(older, newer)) return newer;
  if (Array.isArray(older) && Array.isArray(newer)) {
    const shared = newer.map((item: unknown, index) => withStructuralSharing(older[index], item));
    const isSame = shared.length === older.length && shared.every((item, index) => item === older[index]);
    return (isSame ? older : shared) as T;
  }
  if (isPlain(older) && isPlain(newer)) {
    const olderNames = Object.keys(older);
    const entries = Object.entries(newer).map(
      ([name, value]) => [name, withStructuralSharing(older[name], value)] as const,
    );
    const isSame =
      entries.length === olderNames.length &&
      entries.every(([name, value], index) => name === olderNames[index] && value === older[name]);
    return (isSame ? older : Object.fromEntries(entries)) as T;
  }
  return newer;
}
