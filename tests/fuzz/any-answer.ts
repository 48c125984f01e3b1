import fc from 'fast-check';

/** Field names of the API, to get past the readers' first checks, and names of inherited object members. */
const names = fc.constantFrom(
  ...`
    CId itemName description imageUrl veg OutOfStock Price ID OfferPrice Quantity category: items: name id
    documentId img_url ImageUrl min max itemNmae data Item_id quantity SubTotal resultTest tempCustId
    toopinItemName toppingquatity toppingSubTotal displayTopping topingTotalQuantity cart_id Messege Status
    Message OrderId Order_id Order_Date Item_Details No_of_item Item_name toppingItem Total PayableAmount
    Grand_Total GstPercentage off Off OfferId CouponCode WalletReward AddressId Pincode Latitude otp_send
    otpsessionidd Page Registered PhoneNo Deleted ClosingTimeStamp vegtype address phone custom_domain
    __proto__ constructor toString
  `
    .trim()
    .split(/\s+/),
);

export const anyAnswer = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.string({ maxLength: 12 }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constantFrom(null, 'null', '12.5', 'True', 'successfully', 'Deleted', 'Login', 0, -1, 1e21, '1e999'),
    fc.constantFrom('{customized_id: g-1, data: [Thin crust]}', '[', 'data', 'javascript:alert(1)', 'N/A'),
    fc.constantFrom('Biryani \ud83c', '\udf5b', '\udf5b\ud83c'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(names, tie('value'), { maxKeys: 8 }),
  ),
})).value;

/** Path and value of the first value that must not be displayed or calculated with. */
export function findUnusableValue(value: unknown, at = 'answer'): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${at} is ${String(value)}`;
  if (typeof value === 'string') {
    return /^(?:undefined|NaN|\[object .*\])$/.test(value) ? `${at} reads '${value}'` : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, part] of Object.entries(value)) {
    if (part === undefined) return `${at}.${name} is undefined`;
    const found = findUnusableValue(part, `${at}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
