/** How a true answer is spoilt: its structure stays, what it holds does not. */
export const RESHAPINGS = ['truncated', 'nulls', 'number-texts', 'wrong-types'] as const;
export type Reshaping = (typeof RESHAPINGS)[number];

/** What a text, number or flag becomes that is not what anybody would read there. */
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

/** Spoils every leaf but those in fields that are to stay as they are, at whatever depth. */
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

/**
 * The true answer, spoilt: cut off in its middle, every value null, every number a text, or every value of another
 * type than it should be.
 * @param keep names of fields whose values stay as they are.
 */
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
