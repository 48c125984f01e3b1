/** Type guards for values from storage, messages and answers, which may be anything. */
type Guard = (value: unknown) => boolean;

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const MAX_INTEGER = 8e15;

export const isString: Guard = (value) => typeof value === 'string';

export const isBoolean: Guard = (value) => typeof value === 'boolean';

/** Such as paise or epoch ms; within the range of `Date`. */
export const isNonNegativeInteger: Guard = (value) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_INTEGER;

export const isNullOr =
  (guard: Guard): Guard =>
  (value) =>
    value === null || guard(value);

export const isListOf =
  (guard: Guard) =>
  (value: unknown): value is unknown[] =>
    Array.isArray(value) && value.every(guard);

export const isStringSet: Guard = (value) =>
  isListOf(isString)(value) && new Set(value).size === value.length;

/** Guards every field of a type. TypeScript reports a field without a guard. */
export function isObjectOf<T>(guards: { [Field in keyof T]-?: Guard }): (value: unknown) => value is T {
  const fields: [string, Guard][] = Object.entries(guards);
  return (value): value is T => isRecord(value) && fields.every(([field, guard]) => guard(value[field]));
}
