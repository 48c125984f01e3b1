import { postForm, postFormForText } from '@/api/client';
import { ApiFailure } from '@/api/failure';
import { idOf, recordOf, textOf } from '@/api/wire';

function cartIdOf(answer: unknown, call: string): string {
  const id = idOf(recordOf(answer, call), 'cart_id');
  if (!id || id === '0') throw new ApiFailure('answer', call, 'no cart id');
  return id;
}

export interface Addition {
  phone: string;
  restaurantId: string;
  variantId: string;
  quantity: number;
  /** Set for customizable dishes, even when nothing was chosen. */
  addCustDish?: string | undefined;
}

/** @returns the cart's id. */
export async function addToCart(addition: Addition): Promise<string> {
  const answer = await postForm('addToCart', {
    phone: addition.phone,
    id: addition.variantId,
    quan: addition.quantity,
    RestaurentId: addition.restaurantId,
    ...(addition.addCustDish !== undefined && { addCustDish: addition.addCustDish }),
  });
  return cartIdOf(answer, 'addToCart');
}

/** Adds another customization of a dish that the cart already has customized. @returns the cart's id. */
export async function addCustomized(
  cartId: string,
  variantId: string,
  quantity: number,
  addCustDish: string,
): Promise<string> {
  const answer = await postForm('addCustomized', {
    CartId: cartId,
    dishID: variantId,
    dishQty: quantity,
    tempCustID: '',
    addCustDish,
  });
  return cartIdOf(answer, 'addCustomized');
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
  if (!/^success/i.test(textOf(record, 'Status'))) {
    throw new ApiFailure('answer', 'changeCustomized', 'refused');
  }
}

export async function deleteCart(cartId: string): Promise<void> {
  const answer = await postFormForText('deleteCart', { cartid: cartId });
  if (answer !== 'Deleted') throw new ApiFailure('answer', 'deleteCart', 'refused');
}
