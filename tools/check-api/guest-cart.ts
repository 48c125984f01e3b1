/** Fills a guest's cart, compares its amounts, and deletes it. */
import { fetchBill } from '../../src/domain/bill/api';
import {
  addToCart,
  changeCustomized,
  deleteCart,
  fetchCartLines,
  formatCustomization,
  removeFromCart,
} from '../../src/domain/cart/api';
import type { CartLine } from '../../src/domain/cart/types';
import { isCustomizable, type Dish } from '../../src/domain/menu/types';
import { groupsOfDish, type OptionGroups } from '../../src/domain/option-groups/types';
import { addGuest } from '../../src/domain/session/api';
import { isLoggedInPhone } from '../../src/domain/session/types';
import { initialSelection, linePrice, toDishSelection } from '../../src/features/dish/selection';
import { billProblems, cartProblems, type Unit } from './amounts';
import type { CallRecorder } from './call-recorder';
import type { ReadShop } from './read-shop';

interface Guest {
  phone: string;
  restaurantId: string;
}

function unitOf(dish: Dish, optionGroups: OptionGroups): Unit {
  const [size] = dish.variants;
  const groups = groupsOfDish(dish, optionGroups);
  const selection = initialSelection(groups);
  return {
    name: dish.name,
    variantId: size.id,
    customizationText: isCustomizable(dish)
      ? formatCustomization(toDishSelection(groups, selection))
      : undefined,
    price: linePrice(size, groups, selection, 1),
  };
}

/** Two units of a dish without options and one of a dish with options. */
function unitsToAdd({ menu, optionGroups }: ReadShop, recorder: CallRecorder): Unit[] {
  const inStock = Object.values(menu?.dishes ?? {}).filter(({ isOutOfStock }) => !isOutOfStock);
  const plain = inStock.find((dish) => !isCustomizable(dish));
  const customizable = inStock.find(isCustomizable);
  const skip = (dishes: string) =>
    recorder.report('warning', 'addToCart', `no dish ${dishes} options is in stock: none is added`);
  if (!plain) skip('without');
  if (!customizable) skip('with');
  return [plain, plain, customizable].flatMap((dish) => (dish ? [unitOf(dish, optionGroups)] : []));
}

const hasOthers = (lines: readonly CartLine[], added: readonly Unit[]) =>
  lines.some((line) => line.quantity > added.filter(({ variantId }) => variantId === line.variantId).length);

/** Removes an added unit from a cart that may belong to another diner. */
async function takeBack(
  cartId: string,
  lines: readonly CartLine[],
  unit: Unit,
  { phone }: Guest,
): Promise<void> {
  const line = lines.find(({ variantId }) => variantId === unit.variantId);
  const customized = line?.customized.find(
    ({ customization }) =>
      customization.kind === 'customized' && customization.text === unit.customizationText,
  );
  if (customized) await changeCustomized(cartId, customized.id, 'remove');
  else await removeFromCart(phone, unit.variantId, cartId);
}

/**
 * Adds the units one after another.
 * @param ids receives the ids of the carts to delete; several with a server that answers an addition with another cart
 * @returns the lines of the filled cart, or the reason why the bill is not checked
 */
async function fillCart(
  recorder: CallRecorder,
  guest: Guest,
  units: readonly Unit[],
  ids: Set<string>,
): Promise<CartLine[] | string> {
  let lines: CartLine[] = [];
  for (const [index, unit] of units.entries()) {
    const id = await recorder.send(() => addToCart({ ...guest, ...unit, quantity: 1 }));
    if (id === undefined) return `the guest ${guest.phone} may have a cart left on the server`;
    const read = await recorder.send(() => fetchCartLines(id));
    if (!read) return `the cart ${id} cannot be read, so it is not deleted`;
    if (hasOthers(read, units.slice(0, index + 1))) {
      await recorder.send(() => takeBack(id, read, unit, guest));
      return `the cart ${id} of the new guest ${guest.phone} has other dishes: does another guest share it?`;
    }
    ids.add(id);
    if (ids.size > 1) return `the cart ${[...ids].join(' became another one, ')}`;
    lines = read;
  }
  return lines;
}

async function compareAmounts(
  recorder: CallRecorder,
  { restaurantId }: Guest,
  cartId: string,
  lines: readonly CartLine[],
  units: readonly Unit[],
): Promise<void> {
  for (const text of cartProblems(lines, units)) recorder.report('error', 'cart', text);
  const nowhere = { addressId: '0', longitude: '0', latitude: '0', time: '0' };
  const query = { cartId, offerId: '0', ...nowhere, orderType: '', payer: '', linesKey: '' };
  const bill = await recorder.send(() => fetchBill(restaurantId, query, new AbortController().signal));
  for (const text of bill ? billProblems(bill, lines) : []) recorder.report('error', 'bill', text);
}

async function deleteCarts(recorder: CallRecorder, ids: Iterable<string>): Promise<void> {
  for (const id of ids) {
    await recorder.send(() => deleteCart(id));
    // Servers may refuse to list a deleted cart. The storefront never asks for one.
    const left = await fetchCartLines(id).catch(() => []);
    if (left.length > 0)
      recorder.report('error', 'deleteCart', `the cart ${id} still has dishes: delete it on the server`);
  }
}

export async function checkGuestCart(recorder: CallRecorder, shop: ReadShop): Promise<void> {
  const { restaurantId } = shop;
  const phone = await recorder.send(() => addGuest(restaurantId));
  if (phone === undefined) return;
  if (isLoggedInPhone(phone))
    recorder.report(
      'error',
      'addGuest',
      `PhoneNo ${phone} has ten digits, so every visitor counts as logged in`,
    );
  const guest = { phone, restaurantId };
  const units = unitsToAdd(shop, recorder);
  const ids = new Set<string>();
  try {
    const filled = await fillCart(recorder, guest, units, ids);
    const [cartId] = ids;
    if (typeof filled === 'string') recorder.report('error', 'addToCart', filled);
    else if (cartId !== undefined) await compareAmounts(recorder, guest, cartId, filled, units);
  } finally {
    await deleteCarts(recorder, ids);
  }
}
