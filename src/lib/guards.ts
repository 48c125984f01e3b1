/** Type guards for values from storage, messages and answers, which may be anything. */
type Guard<T> = (value: unknown) => value is T;

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const MAX_INTEGER = 8e15;

export const isString = (value: unknown) => typeof value === 'string';

export const isBoolean = (value: unknown) => typeof value === 'boolean';

export const isOneOf =
  <T>(...values: readonly T[]) =>
  (value: unknown): value is T =>
    values.includes(value as T);

/** Such as paise or epoch ms; within the range of `Date`. */
export const isNonNegativeInteger = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_INTEGER;

export const isNullOr =
  <T>(isT: Guard<T>) =>
  (value: unknown): value is T | null =>
    value === null || isT(value);

export const isListOf =
  <T>(isT: Guard<T>) =>
  (value: unknown): value is T[] =>
    Array.isArray(value) && value.every(isT);

export const isStringSet = (value: unknown): value is string[] =>
  isListOf(isString)(value) && new Set(value).size === value.length;

/** Guards every field of a type. TypeScript reports a field without a guard, or with a guard of another type. */
export function isObjectOf<T>(guards: { [Field in keyof T]-?: Guard<T[Field]> }): Guard<T> {
  const fields = Object.entries<Guard<unknown>>(guards);
  return (value): value is T => isRecord(value) && fields.every(([field, isValid]) => isValid(value[field]));
}
