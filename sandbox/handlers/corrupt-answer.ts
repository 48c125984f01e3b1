export const CORRUPTIONS = ['truncated', 'nulls', 'number-texts', 'wrong-types'] as const;
export type Corruption = (typeof CORRUPTIONS)[number];

function wrongTypeOf(value: unknown): unknown {
  if (typeof value === 'string') return { text: value };
  if (typeof value === 'number') return [[value], { number: value }];
  if (typeof value === 'boolean') return { flag: value };
  return true;
}

function corruptValue(value: unknown, kind: Exclude<Corruption, 'truncated'>): unknown {
  if (kind === 'nulls') return null;
  if (kind === 'wrong-types') return wrongTypeOf(value);
  return typeof value === 'number' ? String(value) : value;
}

/** Corrupts every leaf, except in the fields named in `unchanged`. */
function corruptFields(
  value: unknown,
  kind: Exclude<Corruption, 'truncated'>,
  unchanged: ReadonlySet<string>,
): unknown {
  if (Array.isArray(value)) return value.map((part) => corruptFields(part, kind, unchanged));
  if (typeof value !== 'object' || value === null) return corruptValue(value, kind);
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      unchanged.has(name) ? (part as unknown) : corruptFields(part, kind, unchanged),
    ]),
  );
}

function valueOf(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    // Some calls answer plain text.
    return body;
  }
}

export async function corruptAnswer(
  answer: Response,
  kind: Corruption,
  keep: readonly string[] = [],
): Promise<Response> {
  const body = await answer.text();
  const corrupted =
    kind === 'truncated'
      ? body.slice(0, Math.floor(body.length / 2))
      : JSON.stringify(corruptFields(valueOf(body), kind, new Set(keep)));
  return new Response(corrupted, {
    status: answer.status,
    headers: { 'Content-Type': answer.headers.get('Content-Type') ?? 'application/json' },
  });
}
