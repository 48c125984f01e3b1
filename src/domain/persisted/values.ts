/**
 * Every value that is persisted for a shop. Only `src/store` writes them, except `lineHeights`. A renamed value would
 * lose what earlier releases have stored.
 */
import { persistedRecord, persistedText } from '@/platform/persisted-value';
import { parseAddressDraft } from '../addresses/draft';
import { parseCatalogue } from '../catalogue/parse';
import {
  formatLineHeights,
  formatLinkedChoices,
  formatPendingPayment,
  formatPickupTime,
  parseAppliedOffer,
  parseChoices,
  parseId,
  parseIds,
  parseLineHeights,
  parseLinkedChoices,
  parsePendingPayment,
  parsePendingPaymentText,
  parsePickupTime,
  parseVerifiedPhone,
} from './parse';

/** Phone of the diner or guest. All shops of the origin share it (contract §2). */
export const phone = persistedText({
  name: 'userNumber',
  area: 'localStorage',
  scope: 'diner',
  keyFor: () => 'userNumber',
  parse: parseId,
});

/** Carts of other shops survive a logout (contract §2). This shop's is cleared through the state. */
export const cartId = persistedText({
  name: 'cartId',
  area: 'localStorage',
  scope: 'shop',
  keyFor: ({ key, hasSharedOrigin }) => (hasSharedOrigin ? `cartId:${key}` : 'cartId'),
  parse: parseId,
});

/** Phone of an incomplete login. Outlives the tab, like the cart of that phone. */
export const verifiedPhone = persistedRecord({
  name: 'verifiedPhone',
  scope: 'diner',
  parse: parseVerifiedPhone,
});

/** When set, home reserves space for 'Order again'. */
export const hasOrdered = persistedRecord({
  name: 'hasOrdered',
  scope: 'diner',
  parse: (stored) => stored === true,
});

export const choices = persistedRecord({ name: 'choices', scope: 'diner', parse: parseChoices });

/** Choices of this visit's link. The stored name predates the scopes and must not change. */
export const linkedChoices = persistedText({
  name: 'visit',
  area: 'sessionStorage',
  scope: 'visit',
  parse: parseLinkedChoices,
  format: formatLinkedChoices,
});

export const pickupTime = persistedText({
  name: 'pickup',
  area: 'sessionStorage',
  scope: 'visit',
  isClearedWithCart: true,
  parse: parsePickupTime,
  format: formatPickupTime,
});

/** Measured layout, which is no state: the cart page reads and writes it (`features/cart/use-line-heights.ts`). */
export const lineHeights = persistedText({
  name: 'lines',
  area: 'sessionStorage',
  scope: 'visit',
  parse: parseLineHeights,
  format: formatLineHeights,
});

/** '' for none. Read when it is needed, because the addresses' slice loads later than the store. */
export const chosenAddressId = persistedText({
  name: 'address',
  area: 'sessionStorage',
  scope: 'visit',
  parse: (id) => id,
});

/** Addresses in their order of use, the last one first. */
export const usedAddressIds = persistedRecord({ name: 'usedAddresses', scope: 'diner', parse: parseIds });

export const addressDraft = persistedRecord({
  name: 'addressDraft',
  scope: 'diner',
  parse: parseAddressDraft,
});

export const appliedOffer = persistedRecord({
  name: 'appliedOffer',
  scope: 'diner',
  isClearedWithCart: true,
  parse: parseAppliedOffer,
});

export const pendingPayment = persistedRecord({
  name: 'leftForPayment',
  scope: 'diner',
  isClearedWithCart: true,
  parse: parsePendingPayment,
});

/** Fallback for browsers without IndexedDB. */
export const pendingPaymentOfTab = persistedText({
  name: 'left',
  area: 'sessionStorage',
  scope: 'visit',
  isClearedWithCart: true,
  parse: parsePendingPaymentText,
  format: formatPendingPayment,
});

/** Orders that have cleared their cart. They outlive a logout: reopening one must not clear the next cart. */
export const processedOrders = persistedRecord({ name: 'clearedOrders', scope: 'shop', parse: parseIds });

/** Fallback for browsers without IndexedDB. */
export const processedOrdersOfTab = persistedText({
  name: 'cleared',
  area: 'sessionStorage',
  scope: 'shop',
  parse: (text) => text.split('\n').filter(Boolean),
  format: (ids) => ids.join('\n'),
});

export const closedModalSeen = persistedText({
  name: 'closedSeen',
  area: 'sessionStorage',
  scope: 'shop',
  parse: (text) => text !== '',
  format: () => '1',
});

/** Public data, so it outlives a logout. */
export const catalogue = persistedRecord({
  name: 'catalogue',
  version: 1,
  scope: 'shop',
  parse: parseCatalogue,
});
