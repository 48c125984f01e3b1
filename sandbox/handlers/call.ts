import { HttpError, type World } from '../world';

/** Query of a GET or form of a POST. */
export type Fields = Readonly<Record<string, string>>;

export interface CallContext {
  world: World;
  /** Sandbox address without a trailing slash; also serves pictures. */
  origin: string;
  pagesOrigin: string;
}

/** One row of the contract's call table. */
export interface Call {
  method: 'GET' | 'POST';
  /** Below `/api/`. */
  path: string;
  /** Returns the body. Strings are sent as plain text, everything else as JSON. */
  answer: (fields: Fields, context: CallContext) => unknown;
}

/** @throws HttpError 400 for a missing or empty field */
export function requireField(fields: Fields, name: string): string {
  const value = fields[name];
  if (value === undefined || value === '') throw new HttpError(400, `${name} is missing`);
  return value;
}

/** @throws HttpError 400 for a missing field */
export function requireFieldOrEmpty(fields: Fields, name: string): string {
  const value = fields[name];
  if (value === undefined) throw new HttpError(400, `${name} is missing`);
  return value;
}

/** @throws HttpError 400 or 422 */
export function requireNumber(fields: Fields, name: string): number {
  const value = Number(requireField(fields, name));
  if (!Number.isFinite(value)) throw new HttpError(422, `${name} has to be a number`);
  return value;
}

export const pictureAddress = (imageUrl: string, origin: string): string =>
  imageUrl.startsWith('/') ? origin + imageUrl : imageUrl;
