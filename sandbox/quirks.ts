/** Deviations of real servers, per restaurant: record (`quirks`), index page, `PATCH /__sandbox/restaurants/{slug}`. */
export const QUIRKS = {
  'merge-carts': 'Login adds the diner’s former cart to the guest’s cart',
  'shuffle-lines': 'Every cart fetch lists the lines in another order',
  'newest-first': 'Saved addresses are listed newest first',
  'no-address-id': 'Saving an address answers no id',
  'empty-edit': 'Editing an address answers 204 without a body',
  'text-prices': 'Money is text with separators: "1,250.00"',
  'repeat-groups': 'Dishes list each of their groups twice',
  'repeat-records': 'Lists hold each of their records twice',
  'low-limits': 'Option groups allow one option, however many they require',
  'numeric-ids': 'Dishes have numeric ids, the first listed the highest',
  'empty-add-on-prices': 'Free add-ons have the price null',
  'no-offer-price': 'Customized dishes of a cart lack offerPrice',
  'no-customized-dishes': 'Cart lines lack resultTest',
  'other-coupon': 'The bill honours another offer than the applied one',
  'isolated-tracking': 'The tracking page sends Cross-Origin-Resource-Policy: same-origin',
} as const;

export type Quirk = keyof typeof QUIRKS;

export const QUIRK_NAMES = Object.keys(QUIRKS) as Quirk[];
