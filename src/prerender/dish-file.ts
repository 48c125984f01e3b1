/** Bytes that file systems take for a name. */
const MAX_NAME_LENGTH = 200;

/** The file of a dish's preview, named as its id is spelled in the query `?dish=`; null for an endless id. */
export function dishFile(dishId: string): string | null {
  const name = new URLSearchParams({ dish: dishId }).toString().slice('dish='.length);
  return name.length > MAX_NAME_LENGTH ? null : `dish/${name}.html`;
}
