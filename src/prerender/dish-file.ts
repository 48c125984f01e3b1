/** In bytes, as file systems limit names. */
const MAX_NAME_LENGTH = 200;

/** Returns the file of a dish's preview, encoded like the id in `?dish=`; null when it is too long. */
export function dishFile(dishId: string): string | null {
  const name = new URLSearchParams({ dish: dishId }).toString().slice('dish='.length);
  return name.length > MAX_NAME_LENGTH ? null : `dish/${name}.html`;
}
