import type { CheckoutChoices } from '@/domain/checkout/types';
import { parseOrderTypeLink } from '@/domain/checkout/order-type-link';
import { parseChoices } from '@/domain/persisted/parse';
import * as persisted from '@/domain/persisted/values';
import type { ShopSite } from '@/domain/shop/identify';

/**
 * Moves the choices of a link from the URL to the visit, so that Back, reload and sharing ignore them. Call it before the
 * router reads the URL.
 */
export function takeOrderTypeLink(shop: ShopSite): void {
  const { pathname, search, hash } = window.location;
  const link = parseOrderTypeLink(search);
  if (!link) return;
  window.history.replaceState(window.history.state, '', `${pathname}${link.rest}${hash}`);
  persisted.linkedChoices.write(shop, link.choices);
}

/** Persisted choices. Those of the visit's link override them. */
export async function restoreChoices(shop: ShopSite): Promise<Partial<CheckoutChoices>> {
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

/**
 * After a link with an order type, only the note outlives the visit, and a former visit's choices are dropped.
 * @param changed all choices by default. The others may be of another tab.
 */
export async function writeChoices(
  shop: ShopSite,
  choices: CheckoutChoices,
  changed: Partial<CheckoutChoices> = choices,
): Promise<void> {
  const isLinked = persisted.linkedChoices.read(shop) !== null;
  if (isLinked) persisted.linkedChoices.write(shop, choices);
  await persisted.choices.update(shop, (stored) =>
    isLinked ? { note: choices.note } : { ...stored, ...parseChoices(changed) },
  );
}
