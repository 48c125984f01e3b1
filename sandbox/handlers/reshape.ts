/** Ways to corrupt a correct answer. */
export const RESHAPINGS = ['truncated', 'nulls', 'number-texts', 'wrong-types'] as const;
export type Reshaping = (typeof RESHAPINGS)[number];

/** Returns a value of a type that no reader expects. */
function wrongTypeOf(value: unknown): unknown {
  if (typeof value === 'string') return { text: value };
  if (typeof value === 'number') return [[value], { number: value }];
  if (typeof value === 'boolean') return { flag: value };
  return true;
}

function spoil(value: unknown, kind: Exclude<Reshaping, 'truncated'>): unknown {
  if (kind === 'nulls') return null;
  if (kind === 'wrong-types') return wrongTypeOf(value);
  return typeof value === 'number' ? String(value) : value;
}

/** Corrupts every leaf at any depth, except in the fields named in `kept`. */
function spoilEach(
  value: unknown,
  kind: Exclude<Reshaping, 'truncated'>,
  kept: ReadonlySet<string>,
): unknown {
  if (Array.isArray(value)) return value.map((part) => spoilEach(part, kind, kept));
  if (typeof value !== 'object' || value === null) return spoil(value, kind);
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      kept.has(name) ? (part as unknown) : spoilEach(part, kind, kept),
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

/** Corrupts an answer. Fields named in `keep` stay unchanged. */
export async function reshape(
  answer: Response,
  kind: Reshaping,
  keep: readonly string[] = [],
): Promise<Response> {
  const body = await answer.text();
  const spoilt =
    kind === 'truncated'
      ? body.slice(0, Math.floor(body.length / 2))
      : JSON.stringify(spoilEach(valueOf(body), kind, new Set(keep)));
  return new Response(spoilt, {
    status: answer.status,
    headers: { 'Content-Type': answer.headers.get('Content-Type') ?? 'application/json' },
  });
}
