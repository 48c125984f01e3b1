import { Refusal, type World } from '../world';

/** The query of a GET or the form of a POST. */
export type Fields = Readonly<Record<string, string>>;

/** What a call may use to answer. */
export interface CallContext {
  world: World;
  /** The sandbox's own address without a slash at its end; pictures are there. */
  origin: string;
  /** Where the payment and tracking pages are reached, without a slash at its end. */
  pagesOrigin: string;
}

/** One row of the contract's table of calls. */
export interface Call {
  method: 'GET' | 'POST';
  /** Below `/api/`. */
  path: string;
  /** The answer's body; a text is sent as plain text, anything else as JSON. */
  answer: (fields: Fields, context: CallContext) => unknown;
}

/** A field that has to be there and not be empty. */
export function need(fields: Fields, name: string): string {
  const value = fields[name];
  if (value === undefined || value === '') throw new Refusal(400, `${name} is missing`);
  return value;
}

/** A field that has to be there, though it may be empty. */
export function needKey(fields: Fields, name: string): string {
  const value = fields[name];
  if (value === undefined) throw new Refusal(400, `${name} is missing`);
  return value;
}

/** A field that has to be a number. */
export function needNumber(fields: Fields, name: string): number {
  const value = Number(need(fields, name));
  if (!Number.isFinite(value)) throw new Refusal(422, `${name} has to be a number`);
  return value;
}

/** A picture's address as a browser needs it: the sandbox's own paths are made absolute. */
export const pictureAddress = (imageUrl: string, origin: string): string =>
  imageUrl.startsWith('/') ? origin + imageUrl : imageUrl;
