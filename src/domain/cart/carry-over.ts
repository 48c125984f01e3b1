import { ApiFailure } from '@/api/failure';
import { wait } from '@/platform/scheduling';
import { m } from '@/texts';
import { selectVariantOwners } from '../menu/slice';
import { toastRequested } from '../events';
import type { RootState } from '../root-reducer';
import { isOutcomeUnknown, isRejectedRequest, SILENT, toThunkError } from '../server/failure';
import * as api from './api';
import type { CommandContext } from '../server/command';
import { formerCartLost, linesMayArrive, unitsToCarryOverChanged } from './events';
import { unitsText } from './cart-texts';
import { hasCustomizedUnits, isSameItem, missingUnits, unitsOf } from './rules';
import type { CartLine, CartUnits } from './types';

const isAnswered = (error: unknown) =>
  error instanceof ApiFailure && ['status', 'answer'].includes(error.kind);

const isRefusal = (error: unknown) =>
  isRejectedRequest(error) ||
  (error instanceof ApiFailure && error.kind === 'answer' && error.serverMessage !== undefined);

/**
 * Whether the server has lost a cart that it has just failed to change. If it may have made the change, only a clear
 * answer counts, so that no unit is added twice.
 */
export async function isCartGone(cartId: string, failedChange: unknown): Promise<boolean> {
  if (!isAnswered(failedChange)) return false;
  const wasRefused = !isOutcomeUnknown(failedChange);
  const isGone = api.fetchCartLines(cartId).then(
    (lines) => lines.length === 0,
    (failure: unknown) => isAnswered(failure) && (wasRefused || isRefusal(failure)),
  );
  return Promise.race([isGone, wait(api.READ_TIMEOUT_MS).then(() => wasRefused)]);
}

/** Skips refused units; stops when an outcome is unknown. @returns the units not added. */
async function addEach(
  missing: readonly CartUnits[],
  lines: readonly CartLine[],
  target: api.TargetCart,
  { getState, throwIfStale }: CommandContext,
): Promise<CartUnits[]> {
  const { restaurantId } = getState().shop;
  const owners = selectVariantOwners(getState());
  const customizedDishes = new Set<string>();
  const notAdded: CartUnits[] = [];
  for (const [index, units] of missing.entries()) {
    const dish = owners.get(units.variantId)?.dish;
    if (!dish || units.customization.kind === 'unreadable') {
      notAdded.push(units);
      continue;
    }
    const hasCustomized = customizedDishes.has(dish.id) || hasCustomizedUnits(dish, lines);
    let isOutcomeUnknown = false;
    try {
      const cartId = await api.addUnits(units, target, { restaurantId, hasCustomized });
      if (cartId !== target.cartId) throw new ApiFailure('answer', 'addToCart', 'another cart');
      if (units.customization.kind === 'customized') customizedDishes.add(dish.id);
    } catch (error) {
      notAdded.push(units);
      isOutcomeUnknown = toThunkError(error, SILENT).outcomeUnknown;
    }
    throwIfStale();
    if (isOutcomeUnknown) return [...notAdded, ...missing.slice(index + 1)];
  }
  return notAdded;
}

/** @param added units that the cart has besides `wanted`. @param lines null when unknown: all units are missing. */
function unitsToAdd(
  wanted: readonly CartUnits[],
  added: readonly CartUnits[],
  lines: readonly CartLine[] | null,
): CartUnits[] {
  const missing = lines ? missingUnits([...wanted, ...added], lines) : missingUnits(wanted, []);
  return missing.filter((units) => wanted.some((other) => isSameItem(units, other)));
}

function reportNotCarriedOver(
  notAdded: readonly CartUnits[],
  expected: readonly CartUnits[],
  { dispatch, getState }: CommandContext,
): void {
  dispatch(
    unitsToCarryOverChanged(expected.filter((units) => notAdded.some((other) => isSameItem(units, other)))),
  );
  if (notAdded.length === 0) return;
  const dishes = unitsText(getState(), notAdded);
  dispatch(toastRequested({ text: m.cart_not_carried_over({ dishes }), tone: 'error' }));
}

/**
 * Adds the missing units to a cart and reports failures.
 * @param added units that were just added
 * @param canAdd whether missing units are added; otherwise they are only listed
 */
export async function carryOverUnits(
  wanted: readonly CartUnits[],
  target: api.TargetCart,
  lock: CommandContext,
  { added = [], canAdd = true }: { added?: readonly CartUnits[]; canAdd?: boolean } = {},
): Promise<void> {
  const lines = await api.readLinesInTime(target.cartId);
  lock.throwIfStale();
  const missing = unitsToAdd(wanted, added, lines);
  const notAdded = lines && canAdd ? await addEach(missing, lines, target, lock) : missing;
  reportNotCarriedOver(notAdded, [...wanted, ...added], lock);
}

/** Returns the lines of the former cart as the server has them, otherwise as this page knows them; null without either. */
async function readFormerCart({ cartId, lines }: RootState['cart']): Promise<readonly CartLine[] | null> {
  return (await api.readLinesInTime(cartId)) ?? (lines.data.length > 0 ? lines.data : null);
}

/** Adds the former cart's units to the new cart, after an add that answered another cart id (docs/behaviour.md 7.4). */
export async function carryOverFormerCart(
  former: RootState['cart'],
  added: CartUnits,
  target: api.TargetCart,
  lock: CommandContext,
): Promise<void> {
  if (former.lines.status === 'ready' && former.lines.data.length === 0) {
    lock.dispatch(formerCartLost());
    return;
  }
  const formerLines = await readFormerCart(former);
  lock.throwIfStale();
  if (!formerLines) {
    lock.dispatch(linesMayArrive());
    lock.dispatch(toastRequested({ text: m.cart_former_unreadable(), tone: 'warning' }));
    return;
  }
  // Ordered or deleted elsewhere: list the units, but add them only on request.
  const isGone = formerLines.length === 0;
  if (isGone) lock.dispatch(formerCartLost());
  const lines = isGone ? former.lines.data : formerLines;
  const wanted = [...unitsOf(lines), ...missingUnits(former.unitsToCarryOver, lines)];
  if (wanted.length > 0) await carryOverUnits(wanted, target, lock, { added: [added], canAdd: !isGone });
}
