/** Finds ids that a dish list gives to two things. The storefront's parser leaves such records out. */
import type { Finding } from './findings';

type WireRecord = Readonly<Record<string, unknown>>;

const recordsOf = (value: unknown): WireRecord[] =>
  Array.isArray(value)
    ? value.filter((entry): entry is WireRecord => typeof entry === 'object' && entry !== null)
    : [];

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

interface ListedDish {
  id: string;
  name: string;
  sizeIds: readonly string[];
}

/** Each dish once, although several categories may list it. */
function dishesOf(answer: unknown): ListedDish[] {
  const dishes = recordsOf(answer)
    .flatMap((category) => recordsOf(category['items:']))
    .map((dish) => ({
      id: textOf(dish.CId),
      name: textOf(dish.itemName),
      sizeIds: recordsOf(dish.Price).map(({ ID }) => textOf(ID)),
    }));
  return [...new Map(dishes.map((dish) => [JSON.stringify(dish), dish])).values()];
}

interface Use {
  what: 'size' | 'dish';
  id: string;
  dish: ListedDish;
}

/** @param answer parsed answer of `dishes` */
export function repeatedIdFindings(answer: unknown): Finding[] {
  const dishes = dishesOf(answer);
  const uses = dishes.flatMap((dish): Use[] => [
    { what: 'dish', id: dish.id, dish },
    ...dish.sizeIds.map((id): Use => ({ what: 'size', id, dish })),
  ]);
  const owners = new Map<string, ListedDish>();
  const texts = uses.flatMap(({ what, id, dish }) => {
    const owner = owners.get(`${what} ${id}`);
    owners.set(`${what} ${id}`, owner ?? dish);
    if (!owner || id === '') return [];
    if (owner === dish) return [`'${dish.name}' has the ${what} id ${id} twice`];
    // Two dishes with one id are reported once, not for each of their sizes.
    if (what === 'size' && owner.id === dish.id) return [];
    if (owner.name === dish.name) return [`'${dish.name}' (${id}) is listed with different sizes`];
    return [`the ${what} id ${id} belongs to '${owner.name}' and to '${dish.name}'`];
  });
  return [...new Set(texts)].map((text) => ({ level: 'error', call: 'dishes', text }));
}
