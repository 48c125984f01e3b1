import { fetchAddresses } from '../../src/domain/addresses/api';
import { fetchBanners, fetchCategoryTiles, fetchMenu } from '../../src/domain/menu/api';
import type { Menu } from '../../src/domain/menu/types';
import { fetchOffers } from '../../src/domain/offers/api';
import { fetchAddOnGroups, fetchCustomizationGroups } from '../../src/domain/option-groups/api';
import type { OptionGroups } from '../../src/domain/option-groups/types';
import { fetchHistory, fetchOrder } from '../../src/domain/orders/api';
import { fetchWallet } from '../../src/domain/session/api';
import { fetchInfo, fetchProfile, fetchTiming, lookUpShop } from '../../src/domain/shop/api';
import type { CallRecorder } from './call-recorder';
import type { CheckOptions } from './options';

export interface ReadShop {
  restaurantId: string;
  menu: Menu | undefined;
  optionGroups: OptionGroups;
}

/** Sends the calls that only read data. @returns undefined when the lookup finds no restaurant */
export async function readShop(
  recorder: CallRecorder,
  { shop, phone }: CheckOptions,
): Promise<ReadShop | undefined> {
  const found = await recorder.send(() => lookUpShop(shop));
  if (found === null) recorder.report('error', 'lookup', `there is no restaurant at '${shop}'`);
  if (!found) return undefined;
  const { restaurantId } = found;
  await recorder.send(() => fetchInfo(restaurantId));
  await recorder.send(() => fetchProfile(restaurantId));
  await recorder.send(() => fetchTiming(restaurantId));
  await recorder.send(() => fetchBanners(restaurantId));
  await recorder.send(() => fetchCategoryTiles(restaurantId));
  const menu = await recorder.send(() => fetchMenu(restaurantId));
  const dishes = recorder.calls.at(-1);
  const optionGroups = {
    customizations: (await recorder.send(() => fetchCustomizationGroups(restaurantId))) ?? [],
    addOns: (await recorder.send(() => fetchAddOnGroups(restaurantId))) ?? [],
  };
  await recorder.send(() => fetchOffers(restaurantId));
  if (phone) await readDiner(recorder, restaurantId, phone);
  if (menu && dishes) {
    for (const text of repeatedIds(JSON.parse(dishes.exchange.body)))
      recorder.report('error', 'dishes', text);
    if (Object.keys(menu.dishes).length === 0) recorder.report('error', 'dishes', 'the menu has no dish');
    for (const text of unknownGroups(menu, optionGroups)) recorder.report('warning', 'dishes', text);
  }
  return { restaurantId, menu, optionGroups };
}

async function readDiner(recorder: CallRecorder, restaurantId: string, phone: string): Promise<void> {
  await recorder.send(() => fetchAddresses(phone, restaurantId));
  await recorder.send(() => fetchWallet(restaurantId, phone));
  const [latest] = (await recorder.send(() => fetchHistory(phone, restaurantId))) ?? [];
  if (latest) await recorder.send(() => fetchOrder(latest.id));
}

export function unknownGroups(menu: Menu, { customizations, addOns }: OptionGroups): string[] {
  const known = new Set([...customizations, ...addOns].map(({ id }) => id));
  return Object.values(menu.dishes).flatMap((dish) =>
    [
      ...(dish.hasCustomizations ? dish.customizationGroupIds : []),
      ...(dish.hasAddOns ? dish.addOnGroupIds : []),
    ]
      .filter((id) => !known.has(id))
      .map((id) => `'${dish.name}' refers to the group ${id}, which no call lists`),
  );
}

type WireRecord = Readonly<Record<string, unknown>>;

const recordsIn = (value: unknown): WireRecord[] =>
  Array.isArray(value)
    ? value.filter((entry): entry is WireRecord => typeof entry === 'object' && entry !== null)
    : [];

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/**
 * Finds ids that a dish list gives to two dishes or sizes. The storefront's parser leaves such records out. Several
 * categories may list the same dish.
 * @param answer parsed answer of `dishes`
 */
export function repeatedIds(answer: unknown): string[] {
  const listed = recordsIn(answer).flatMap((category) => recordsIn(category['items:']));
  const dishes = new Map(listed.map((dish) => [JSON.stringify([dish.CId, dish.itemName, dish.Price]), dish]));
  const uses = [...dishes.values()].flatMap((dish) => {
    const name = textOf(dish.itemName);
    const sizes = recordsIn(dish.Price).map(({ ID }) => ({ what: 'size', id: textOf(ID), name }));
    return [{ what: 'dish', id: textOf(dish.CId), name }, ...sizes];
  });
  const texts = uses.flatMap(({ what, id }) => {
    const users = uses.filter((use) => use.what === what && use.id === id).map(({ name }) => `'${name}'`);
    return users.length > 1 && id
      ? [`the ${what} id ${id} is used ${String(users.length)} times: ${users.join(', ')}`]
      : [];
  });
  return [...new Set(texts)];
}
