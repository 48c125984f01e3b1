import type { Menu, OptionGroups } from '../../src/domain/menu/types';
import type { Finding } from './findings';
import type { Player } from './player';

export interface ReadShop {
  restaurantId: string;
  menu: Menu | undefined;
  options: OptionGroups;
  pictures: readonly string[];
}

/** Plays the calls that change nothing. @returns undefined when the lookup finds no restaurant */
export async function readShop(player: Player, shop: string, phone: string): Promise<ReadShop | undefined> {
  const { product } = player;
  const found = await player.play(() => product.lookUpShop(shop));
  if (!found) return undefined;
  const { restaurantId } = found;
  const info = await player.play(() => product.fetchInfo(restaurantId));
  await player.play(() => product.fetchProfile(restaurantId));
  await player.play(() => product.fetchTiming(restaurantId));
  const banners = await player.play(() => product.fetchBanners(restaurantId));
  const tiles = await player.play(() => product.fetchCategoryTiles(restaurantId));
  const menu = await player.play(() => product.fetchMenu(restaurantId));
  const customizations = await player.play(() => product.fetchCustomizationGroups(restaurantId));
  const addOns = await player.play(() => product.fetchAddOnGroups(restaurantId));
  await player.play(() => product.fetchOffers(restaurantId));
  if (phone) await readDiner(player, restaurantId, phone);
  const pictures = [
    info?.imageUrl,
    ...(banners ?? []).map(({ imageUrl }) => imageUrl),
    ...(tiles ?? []).map(({ imageUrl }) => imageUrl),
    ...Object.values(menu?.dishes ?? {}).map(({ imageUrl }) => imageUrl),
  ];
  return {
    restaurantId,
    menu,
    options: { customizations: customizations ?? [], addOns: addOns ?? [] },
    pictures: [...new Set(pictures.flatMap((url) => url ?? []))],
  };
}

async function readDiner(player: Player, restaurantId: string, phone: string): Promise<void> {
  const { product } = player;
  await player.play(() => product.fetchAddresses(phone, restaurantId));
  await player.play(() => product.fetchWallet(restaurantId, phone));
  const orders = await player.play(() => product.fetchHistory(phone, restaurantId));
  const [latest] = orders ?? [];
  if (latest) await player.play(() => product.fetchOrder(latest.id));
}

/** Findings about the dishes beyond the forms of their fields. */
export function menuFindings(menu: Menu, { customizations, addOns }: OptionGroups): Finding[] {
  const finding = (level: Finding['level'], text: string): Finding => ({ level, call: 'dishes', text });
  const dishes = Object.values(menu.dishes);
  const ownerOf = new Map<string, string>();
  const repeated = dishes.flatMap(({ id, name, variants }) =>
    variants.flatMap((variant) => {
      const owner = ownerOf.get(variant.id);
      ownerOf.set(variant.id, id);
      if (owner === undefined || owner === id) return [];
      const other = menu.dishes[owner]?.name ?? owner;
      return [finding('error', `the size id ${variant.id} belongs to '${other}' and to '${name}'`)];
    }),
  );
  const groupIds = new Set([...customizations, ...addOns].map(({ id }) => id));
  const unknown = dishes.flatMap(({ name, customizationGroupIds, addOnGroupIds }) =>
    [...customizationGroupIds, ...addOnGroupIds]
      .filter((id) => !groupIds.has(id))
      .map((id) => finding('warning', `'${name}' refers to the group ${id}, which no call lists`)),
  );
  const empty = dishes.length === 0 ? [finding('error', 'the menu has no dish')] : [];
  return [...empty, ...repeated, ...unknown];
}
