import type { Menu } from '../../src/domain/menu/types';
import type { OptionGroups } from '../../src/domain/options/types';
import type { Offer } from '../../src/domain/offers/types';
import type { Finding } from './findings';
import type { Player } from './player';

export interface ReadShop {
  restaurantId: string;
  menu: Menu | undefined;
  options: OptionGroups;
  offers: readonly Offer[];
  pictures: readonly string[];
}

/** Plays the calls that change nothing. @returns undefined when the lookup finds no restaurant */
export async function readShop(player: Player, shop: string, phone: string): Promise<ReadShop | undefined> {
  const { product } = player;
  const { value: found } = await player.play(() => product.lookUpShop(shop));
  if (!found) return undefined;
  const { restaurantId } = found;
  const { value: info } = await player.play(() => product.fetchInfo(restaurantId));
  await player.play(() => product.fetchProfile(restaurantId));
  await player.play(() => product.fetchTiming(restaurantId));
  const { value: banners } = await player.play(() => product.fetchBanners(restaurantId));
  const { value: tiles } = await player.play(() => product.fetchCategoryTiles(restaurantId));
  const { value: menu } = await player.play(() => product.fetchMenu(restaurantId));
  const { value: customizations } = await player.play(() => product.fetchCustomizationGroups(restaurantId));
  const { value: addOns } = await player.play(() => product.fetchAddOnGroups(restaurantId));
  const { value: offers } = await player.play(() => product.fetchOffers(restaurantId));
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
    offers: offers ?? [],
    pictures: [...new Set(pictures.flatMap((url) => url ?? []))],
  };
}

async function readDiner(player: Player, restaurantId: string, phone: string): Promise<void> {
  const { product } = player;
  await player.play(() => product.fetchAddresses(phone, restaurantId));
  await player.play(() => product.fetchWallet(restaurantId, phone));
  const { value: orders } = await player.play(() => product.fetchHistory(phone, restaurantId));
  const [latest] = orders ?? [];
  if (latest) await player.play(() => product.fetchOrder(latest.id));
}

/** Findings about the dishes beyond the forms of their fields. */
export function menuFindings(menu: Menu, { customizations, addOns }: OptionGroups): Finding[] {
  const dishes = Object.values(menu.dishes);
  if (dishes.length === 0) return [{ level: 'error', call: 'dishes', text: 'the menu has no dish' }];
  const known = new Set([...customizations, ...addOns].map(({ id }) => id));
  return dishes.flatMap((dish) =>
    [
      ...(dish.hasCustomizations ? dish.customizationGroupIds : []),
      ...(dish.hasAddOns ? dish.addOnGroupIds : []),
    ]
      .filter((id) => !known.has(id))
      .map((id): Finding => ({
        level: 'warning',
        call: 'dishes',
        text: `'${dish.name}' refers to the group ${id}, which no call lists`,
      })),
  );
}
