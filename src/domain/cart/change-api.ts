/** Calls that change the cart. */
import { postForm, postFormForText } from '@/api/client';
import { ApiFailure } from '@/api/failure';
import { idOf, recordOf, textOf, type WireRecord } from '@/api/wire';
import { toRupees } from '@/lib/money';
import type { CartUnits, DishSelection } from './types';

/** Customizations first, add-ons second; `customized_id` joins the ids of the groups with ',' (contract §4). */
export function formatCustomization(selection: DishSelection): string {
  const entry = (groups: readonly { groupId: string; options: readonly string[] }[]) => {
    const used = groups.filter((group) => group.options.length > 0);
    return {
      customized_id: used.map((group) => group.groupId).join(','),
      data: `[${used.flatMap((group) => group.options).join(', ')}]`,
    };
  };
  return JSON.stringify([
    entry(selection.customizations),
    entry(
      selection.addOns.map((group) => ({
        groupId: group.groupId,
        options: group.options.map((option) => `${option.name}:${String(toRupees(option.price))}`),
      })),
    ),
  ]);
}

/** Upper or lower case (contract §4). */
function isSuccess(record: WireRecord): boolean {
  return /^success/i.test(textOf(record, 'Status'));
}

function cartIdOf(answer: unknown, call: string): string {
  const id = idOf(recordOf(answer, call), 'cart_id');
  if (!id) throw new ApiFailure('answer', call, 'no cart id');
  return id;
}

interface Addition {
  phone: string;
  restaurantId: string;
  variantId: string;
  quantity: number;
  /** Set for customizable dishes, even without a chosen option. */
  customizationText?: string | undefined;
}

export async function addToCart(addition: Addition): Promise<string> {
  const answer = await postForm('addToCart', {
    phone: addition.phone,
    id: addition.variantId,
    quan: addition.quantity,
    RestaurentId: addition.restaurantId,
    ...(addition.customizationText !== undefined && { addCustDish: addition.customizationText }),
  });
  return cartIdOf(answer, 'addToCart');
}

/** Adds another customization of a dish. An answer without a cart id means this cart. @returns the cart's id. */
export async function addCustomized(
  cartId: string,
  variantId: string,
  quantity: number,
  customizationText: string,
): Promise<string> {
  const answer = await postForm('addCustomized', {
    CartId: cartId,
    dishID: variantId,
    dishQty: quantity,
    tempCustID: '',
    addCustDish: customizationText,
  });
  const record = recordOf(answer, 'addCustomized');
  const hasNoId = textOf(record, 'cart_id') === '';
  return hasNoId && isSuccess(record) ? cartId : cartIdOf(record, 'addCustomized');
}

/** A cart and the phone by which the server knows it. */
export interface TargetCart {
  cartId: string;
  phone: string;
}

/** Adds units with the call that the cart's state requires (contract §7). @returns the cart's id. */
export function addUnits(
  { variantId, quantity, customizationText }: Pick<CartUnits, 'variantId' | 'quantity' | 'customizationText'>,
  { cartId, phone }: TargetCart,
  { restaurantId, hasCustomized }: { restaurantId: string; hasCustomized: boolean },
): Promise<string> {
  return customizationText !== undefined && cartId && hasCustomized
    ? addCustomized(cartId, variantId, quantity, customizationText)
    : addToCart({ phone, restaurantId, variantId, quantity, customizationText });
}

export async function removeFromCart(phone: string, variantId: string, cartId: string): Promise<void> {
  const record = recordOf(
    await postForm('removeFromCart', { phone, id: variantId, CartId: cartId }),
    'removeFromCart',
  );
  if (textOf(record, 'Messege') !== 'Deleted') throw new ApiFailure('answer', 'removeFromCart', 'refused');
}

export async function changeCustomized(
  cartId: string,
  customizedId: string,
  type: 'add' | 'remove',
): Promise<void> {
  const record = recordOf(
    await postForm('changeCustomized', { CartId: cartId, CustDishId: customizedId, type }),
    'changeCustomized',
  );
  if (!isSuccess(record)) throw new ApiFailure('answer', 'changeCustomized', 'refused');
}

export async function deleteCart(cartId: string): Promise<void> {
  const answer = await postFormForText('deleteCart', { cartid: cartId });
  if (answer !== 'Deleted') throw new ApiFailure('answer', 'deleteCart', 'refused');
}
