import fc from 'fast-check';
import { anyAnswer } from './any-answer';

type Holder = Record<string | number, unknown>;

interface Place {
  holder: Holder;
  key: string | number;
}

/** `at` is a position among all values of the answer. */
type Change = { at: number } & (
  | { kind: 'missing' | 'twice' | 'as text' | 'as money' | 'as number' | 'cut' }
  | { kind: 'other'; value: unknown }
);

/** Typical values in incomplete or malformed records. */
const poorValues = fc.constantFrom<unknown[]>(
  ...['', ' ', '0', 'null', '__proto__', 'toString', 'N/A', '-3', '1e400', '0.4', 'javascript:alert(1)'],
  'Naan \ud83c',
  ...['1,250.00', '₹ 1,25,000', '₹\u00a01,250', 'Rs. 1,250/-', '1.250,00', '1,2', '1e3', 'free'],
  ...[0, -0.001, -1, 0.4, 2.5, 1e9, 9e13, 1e21, Infinity, null, true, [], {}],
);

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({
    at: fc.nat(),
    kind: fc.constantFrom('missing', 'twice', 'as text', 'as money', 'as number', 'cut'),
  }),
  fc.record({ at: fc.nat(), kind: fc.constant('other' as const), value: fc.oneof(poorValues, anyAnswer) }),
);

function placesIn(holder: Holder, found: Place[] = []): Place[] {
  for (const key of Object.keys(holder)) {
    found.push({ holder, key });
    const value = holder[key];
    if (typeof value === 'object' && value !== null) placesIn(value as Holder, found);
  }
  return found;
}

const moneyText = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function changeAt({ holder, key }: Place, by: Change): void {
  const value = holder[key];
  if (by.kind === 'as money') holder[key] = typeof value === 'number' ? moneyText.format(value) : value;
  else if (by.kind === 'other') holder[key] = structuredClone(by.value);
  else if (by.kind === 'as text') holder[key] = asText(value);
  // JSON has no NaN.
  else if (by.kind === 'as number') holder[key] = typeof value === 'string' ? Number(value) || 0 : value;
  else if (by.kind === 'cut') holder[key] = typeof value === 'string' ? value.slice(1) : value;
  else if (by.kind === 'missing') {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else Reflect.deleteProperty(holder, key);
  } else if (Array.isArray(holder)) holder.splice(Number(key), 0, structuredClone(value));
  else holder[key] = [value, structuredClone(value)];
}

/** A valid answer with one or two values missing, doubled, cut, or replaced. */
export function corrupted(answer: unknown): fc.Arbitrary<unknown> {
  return fc.array(change, { minLength: 1, maxLength: 2 }).map((changes) => {
    const around = { answer: structuredClone(answer) };
    for (const each of changes) {
      const [root, ...parts] = placesIn(around);
      // Replacing the whole answer would not exercise the record readers.
      const place = parts[each.at % parts.length] ?? root;
      if (place) changeAt(place, each);
    }
    return around.answer ?? null;
  });
}
