import type { Menu } from '../../src/domain/menu/types';
import type { OptionGroups } from '../../src/domain/option-groups/types';
import type { Offer } from '../../src/domain/offers/types';
import type { Finding } from './findings';
import type { CallRecorder } from './call-recorder';

export interface ReadShop {
  restaurantId: string;
  menu: Menu | undefined;
  options: OptionGroups;
  offers: readonly Offer[];
  pictures: readonly string[];
}

/** Sends the calls that only read data. @returns undefined when the lookup finds no restaurant */
export async function readShop(
  recorder: CallRecorder,
  shop: string,
  phone: string,
): Promise<ReadShop | undefined> {
  const { storefront } = recorder;
  const { value: found } = await recorder.record(() => storefront.lookUpShop(shop));
  if (!found) return undefined;
  const { restaurantId } = found;
  const { value: info } = await recorder.record(() => storefront.fetchInfo(restaurantId));
  await recorder.record(() => storefront.fetchProfile(restaurantId));
  await recorder.record(() => storefront.fetchTiming(restaurantId));
  const { value: banners } = await recorder.record(() => storefront.fetchBanners(restaurantId));
  const { value: tiles } = await recorder.record(() => storefront.fetchCategoryTiles(restaurantId));
  const { value: menu } = await recorder.record(() => storefront.fetchMenu(restaurantId));
  const { value: customizations } = await recorder.record(() =>
    storefront.fetchCustomizationGroups(restaurantId),
  );
  const { value: addOns } = await recorder.record(() => storefront.fetchAddOnGroups(restaurantId));
  const { value: offers } = await recorder.record(() => storefront.fetchOffers(restaurantId));
  if (phone) await readDiner(recorder, restaurantId, phone);
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

async function readDiner(recorder: CallRecorder, restaurantId: string, phone: string): Promise<void> {
  const { storefront } = recorder;
  await recorder.record(() => storefront.fetchAddresses(phone, restaurantId));
  await recorder.record(() => storefront.fetchWallet(restaurantId, phone));
  const { value: orders } = await recorder.record(() => storefront.fetchHistory(phone, restaurantId));
  const [latest] = orders ?? [];
  if (latest) await recorder.record(() => storefront.fetchOrder(latest.id));
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
