import { ApiFailure } from '@/api/failure';
import { m } from '@/texts';
import { selectVariantOwners } from '../menu/slice';
import { noticeRaised } from '../notices/notices';
import type { RootState } from '../state';
import { toThunkError, type AppThunkApi } from '../thunk';
import { fetchCart } from './api';
import * as api from './change-api';
import { formerCartLost, unitsNotPutBack } from './events';
import { unitsText } from './line-name';
import { hasCustomizedUnits } from './plan';
import type { CartLine, CartUnits } from './types';
import { isAlike, missingUnits, unitsOf } from './units';

interface Target {
  cartId: string;
  /** Phone by which the server knows the cart. */
  phone: string;
}

interface Context extends Pick<AppThunkApi, 'dispatch' | 'getState'> {
  /** Called after each await. @throws ApiFailure 'cancelled' after a logout. */
  throwIfStale: () => void;
}

/** Sends units with the call that the cart's state requires (contract §7). @returns the cart's id. */
export function sendUnits(
  { variantId, quantity, addCustDish }: Pick<CartUnits, 'variantId' | 'quantity' | 'addCustDish'>,
  { cartId, phone }: Target,
  { restaurantId, hasCustomized }: { restaurantId: string; hasCustomized: boolean },
): Promise<string> {
  return addCustDish !== undefined && cartId && hasCustomized
    ? api.addCustomized(cartId, variantId, quantity, addCustDish)
    : api.addToCart({ phone, restaurantId, variantId, quantity, addCustDish });
}

/** Skips refused units; stops when an outcome is unknown. @returns the units that were not added. */
async function sendEach(
  missing: readonly CartUnits[],
  lines: readonly CartLine[],
  target: Target,
  { getState, throwIfStale }: Context,
): Promise<CartUnits[]> {
  const { restaurantId } = getState().shop;
  const owners = selectVariantOwners(getState());
  const customizedDishes = new Set<string>();
  const leftOut: CartUnits[] = [];
  for (const [index, units] of missing.entries()) {
    const dish = owners.get(units.variantId)?.dish;
    if (!dish || units.addCustDish === '') {
      leftOut.push(units);
      continue;
    }
    const hasCustomized = customizedDishes.has(dish.id) || hasCustomizedUnits(dish, lines);
    let isOutcomeUnknown = false;
    try {
      const cartId = await sendUnits(units, target, { restaurantId, hasCustomized });
      if (cartId !== target.cartId) throw new ApiFailure('answer', 'addToCart', 'another cart');
      if (units.addCustDish !== undefined) customizedDishes.add(dish.id);
    } catch (error) {
      leftOut.push(units);
      isOutcomeUnknown = toThunkError(error, 'silent').outcomeUnknown;
    }
    throwIfStale();
    if (isOutcomeUnknown) return [...leftOut, ...missing.slice(index + 1)];
  }
  return leftOut;
}

async function linesOf({ cartId }: Target, { throwIfStale }: Context): Promise<CartLine[] | null> {
  const lines = await fetchCart(cartId).catch(() => null);
  throwIfStale();
  return lines;
}

/** @param added count in addition to the wanted units. @param lines null: the cart lacks all wanted units. */
function lackingUnits(
  wanted: readonly CartUnits[],
  added: readonly CartUnits[],
  lines: readonly CartLine[] | null,
): CartUnits[] {
  const lacking = lines ? missingUnits([...wanted, ...added], lines) : missingUnits(wanted, []);
  return lacking.filter((units) => wanted.some((other) => isAlike(units, other)));
}

/** Reports units that were not put back and stores the quantities that the cart should hold. */
function reportNotPutBack(
  leftOut: readonly CartUnits[],
  toHold: readonly CartUnits[],
  { dispatch, getState }: Context,
): void {
  dispatch(unitsNotPutBack(toHold.filter((units) => leftOut.some((other) => isAlike(units, other)))));
  if (leftOut.length === 0) return;
  const dishes = unitsText(getState(), leftOut);
  dispatch(noticeRaised({ text: m.cart_not_put_back({ dishes }), tone: 'error' }));
}

/** Adds the missing units to a cart and reports failures. @param added units that were just added. */
export async function putBackUnits(
  wanted: readonly CartUnits[],
  target: Target,
  context: Context,
  added: readonly CartUnits[] = [],
): Promise<void> {
  const lines = await linesOf(target, context);
  const lacking = lackingUnits(wanted, added, lines);
  const leftOut = lines ? await sendEach(lacking, lines, target, context) : lacking;
  reportNotPutBack(leftOut, [...wanted, ...added], context);
}

/** Moves the units to the new cart: servers identify carts by phone, which may have changed (contract §8). */
export async function putBackFormerCart(
  former: RootState['cart'],
  added: CartUnits,
  target: Target,
  context: Context,
): Promise<void> {
  if (former.fetch.status === 'ready' && former.lines.length === 0) {
    context.dispatch(formerCartLost());
    return;
  }
  // The shown lines may be outdated or not loaded yet.
  const held = await fetchCart(former.cartId).catch((error: unknown) => {
    if (former.lines.length > 0) return former.lines;
    // A 4xx means that the cart no longer exists. Other failures may be temporary.
    if (error instanceof ApiFailure && error.status !== undefined && error.status < 500) return [];
    throw error;
  });
  context.throwIfStale();
  // Ordered or deleted elsewhere: list the units, but put them back only on request.
  const isGone = held.length === 0;
  if (isGone) context.dispatch(formerCartLost());
  const lines = isGone ? former.lines : held;
  const wanted = [...unitsOf(lines), ...missingUnits(former.notPutBack, lines)];
  if (wanted.length === 0) return;
  if (!isGone) return putBackUnits(wanted, target, context, [added]);
  const lacking = lackingUnits(wanted, [added], await linesOf(target, context));
  reportNotPutBack(lacking, [...wanted, added], context);
}
