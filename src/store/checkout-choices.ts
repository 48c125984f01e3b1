import type { CheckoutChoices } from '@/domain/checkout/types';
import { parseOrderTypeLink } from '@/domain/checkout/order-type-link';
import * as persisted from '@/domain/persisted/values';
import type { ShopSite } from '@/domain/shop/identify';

/** Persisted choices. A link in the URL overrides them and is removed from the URL. */
export async function restoreChoices(shop: ShopSite): Promise<Partial<CheckoutChoices>> {
  const linked = takeOrderTypeLink();
  if (linked) persisted.linkedChoices.write(shop, linked);
  const choices = await persisted.choices.read(shop);
  const pickup = persisted.pickupTime.read(shop);
  return {
    ...choices,
    ...persisted.linkedChoices.read(shop),
    ...(pickup?.cartId === persisted.cartId.read(shop) && {
      pickupTime: pickup.time,
      confirmedPickupTime: pickup.time,
    }),
  };
}

/** After a visit link, only the note outlives the visit, and a former visit's choices are dropped. */
export async function writeChoices(shop: ShopSite, choices: CheckoutChoices): Promise<void> {
  const { note, orderType, dineInBy, tableNumber, carNumber } = choices;
  const isLinked = persisted.linkedChoices.read(shop) !== null;
  if (isLinked) persisted.linkedChoices.write(shop, choices);
  await persisted.choices.write(
    shop,
    isLinked ? { note } : { orderType, dineInBy, tableNumber, carNumber, note },
  );
}

/** Removes a link's choices from the URL, so that Back, reload and sharing ignore them. */
function takeOrderTypeLink(): Partial<CheckoutChoices> | null {
  const { pathname, search, hash } = window.location;
  const link = parseOrderTypeLink(search);
  if (!link) return null;
  window.history.replaceState(window.history.state, '', `${pathname}${link.rest}${hash}`);
  return link.choices;
}
