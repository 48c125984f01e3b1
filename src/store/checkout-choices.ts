import { choicesRestored } from '@/domain/checkout/slice';
import type { CheckoutChoices } from '@/domain/checkout/types';
import { parseOrderTypeLink } from '@/domain/checkout/order-type-link';
import * as persisted from '@/domain/persisted/values';
import type { ShopSite } from '@/domain/shop/identify';
import type { AppDispatch, RootState } from '@/domain/state';

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

/** Choices of the visit's link override the persisted ones. */
export async function readChoices(shop: ShopSite): Promise<Partial<CheckoutChoices>> {
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
 * Restores persisted choices. A choice that the diner changes during the read wins, and a logout discards them all.
 * @param choose returns what to restore of them; null for nothing.
 */
export const restoreChoices =
  (choose: (choices: Partial<CheckoutChoices>) => Partial<CheckoutChoices> | null = (choices) => choices) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const before = getState();
    const choices = choose(await readChoices(before.shop.site));
    const now = getState();
    if (!choices || now.session.endedSessions !== before.session.endedSessions) return;
    const isUntouched = (name: keyof CheckoutChoices) => now.checkout[name] === before.checkout[name];
    const untouched = Object.entries(choices).filter(([name]) => isUntouched(name as keyof CheckoutChoices));
    dispatch(choicesRestored(Object.fromEntries(untouched)));
  };

/** After a link with an order type, only the note outlives the visit, and a former visit's choices are dropped. */
export async function writeChoices(shop: ShopSite, choices: CheckoutChoices): Promise<void> {
  const { note, orderType, dineInBy, tableNumber, carNumber } = choices;
  const isLinked = persisted.linkedChoices.read(shop) !== null;
  if (isLinked) persisted.linkedChoices.write(shop, choices);
  await persisted.choices.write(
    shop,
    isLinked ? { note } : { orderType, dineInBy, tableNumber, carNumber, note },
  );
}
