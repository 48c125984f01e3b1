/**
 * Deviations of real servers, per restaurant: record (`quirks`), index page, `PATCH /__sandbox/restaurants/{slug}`.
 * Quirks can be combined. They change an answer in this order, and a later one overrides an earlier one:
 * 'shuffle-lines' over 'newest-lines', 'repeat-records' over 'split-groups' (every part is repeated),
 * 'no-customized-dishes' over 'no-offer-price'. 'other-coupon' counts only coupons that hold today by 'coupon-days'.
 */
export const QUIRKS = {
  'merge-carts': 'Login adds the diner’s former cart to the guest’s cart',
  'newest-lines': 'Cart lines are listed newest first',
  'shuffle-lines': 'Every cart fetch lists the lines in another order',
  'sold-out-line': 'The dish added first is out of stock once the cart holds another',
  'stale-totals': 'Cart lines keep the price of when their dish was added; the bill counts the price of now',
  'newest-first': 'Saved addresses are listed newest first',
  'no-address-id': 'Saving an address answers no id',
  'empty-edit': 'Editing an address answers 204 without a body',
  'no-cart-id': 'Adding another customization of a dish answers a status and no cart id',
  'no-category-id': 'Home categories have no documentId',
  'text-prices': 'Money is text with separators: "1,250.00"',
  'repeat-groups': 'Dishes list each of their groups twice',
  'split-groups':
    'Each option group is answered as two groups with the same id, each with a part of the options',
  'repeat-records': 'Lists hold each of their records twice',
  'low-limits': 'Option groups allow one option, however many they require',
  'numeric-ids': 'Dishes have numeric ids, the first listed the highest',
  'empty-add-on-prices': 'Free add-ons have the price null',
  'no-offer-price': 'Customized dishes of a cart lack offerPrice',
  'no-customized-dishes': 'Cart lines lack resultTest',
  'coupon-days': 'Coupons hold only on their weekdays and until their last day, but are always listed',
  'other-coupon': 'The bill honours another offer than the applied one',
  'closed-payment': 'The payment page sends diners of a closed restaurant back without an order',
  'posted-return': 'The payment page comes back by POST, with a form of twenty fields',
  'utc-times': 'Order times are in UTC: "2026-11-18T14:12:10Z"',
  'day-first-dates': 'Order times have the day first, and hours of twelve: "18-11-2026 7:42 PM"',
  'loose-words': 'Words of status are written loosely: "open ", "Successfully.", "delivered."',
  'clock-statuses': 'Orders change to their next status every minute',
  'cacheable-answers': 'Browsers and proxies may cache answers for ten minutes',
  'isolated-tracking': 'The tracking page sends Cross-Origin-Resource-Policy: same-origin',
} as const;

export type Quirk = keyof typeof QUIRKS;

export const QUIRK_NAMES = Object.keys(QUIRKS) as Quirk[];
