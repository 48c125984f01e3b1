/** Texts that faulty programs write in place of an id. */
const INVALID_IDS: readonly string[] = ['', '0', 'null', 'undefined', 'NaN', '[object Object]'];

/** Also refuses the names of properties that every object has, such as 'constructor'. */
export function isId(text: string): boolean {
  const id = text.trim();
  return !INVALID_IDS.includes(id) && !(id in Object.prototype);
}
