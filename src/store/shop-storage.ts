import { readCatalogue } from '@/domain/catalogue/read';
import type { Catalogue } from '@/domain/catalogue/types';
import { visitLink } from '@/domain/checkout/visit-link';
import type { AppliedOffer } from '@/domain/offers/types';
import type { VerifiedPhone } from '@/domain/session/events';
import type { ShopAddress } from '@/domain/shop/identify';
import { openShopDatabase, removeFromAllShops } from '@/platform/indexed-db';
import { safeLocalStorage, sessionStorageKeys, safeSessionStorage } from '@/platform/web-storage';
import type { CheckoutChoices } from '@/domain/checkout/types';
import { cartKeyOf, readPersistedId } from './persisted-id';
import { lineHeightsText, readLineHeights } from './persisted-line-heights';
import {
  pendingPaymentText,
  readChoices,
  readPendingPayment,
  parsePendingPayment,
  readPickup,
  type PendingPayment,
} from './persisted-order';
import { readVerified } from './persisted-phone';

/** Increment with the shape of `Catalogue`, so that no release reads another's format. */
const CATALOGUE_KEY = 'catalogue:1';

/** Key prefixes of a visit's data, and names of the diner's data that outlive it. */
const VISIT_KEYS = ['visit:', 'pickup:', 'lines:', 'address:', 'left:'];
const DINER_KEYS = [
  'choices',
  'appliedOffer',
  'leftForPayment',
  'addressDraft',
  'usedAddresses',
  'verifiedPhone',
];

/** Browser storage of a shop (contract §2). */
export function openShopStorage(address: ShopAddress) {
  const cartKey = cartKeyOf(address);
  const database = openShopDatabase(address.key);
  /** Choices of this visit's link. */
  const visitKey = `visit:${address.key}`;
  /** '20:30 c-9': confirmed pick-up time and its cart. */
  const pickupKey = `pickup:${address.key}`;
  const linesKey = `lines:${address.key}`;
  /** Pending payment without IndexedDB, in this tab only. */
  const pendingPaymentKey = `left:${address.key}`;
  const linkedChoices = () =>
    readChoices(Object.fromEntries(new URLSearchParams(safeSessionStorage.get(visitKey))));
  const clearVisit = () => {
    const own = VISIT_KEYS.map((name) => `${name}${address.key}`);
    const others = sessionStorageKeys().filter((key) => VISIT_KEYS.some((name) => key.startsWith(name)));
    for (const key of [...own, ...others]) safeSessionStorage.set(key, '');
  };
  return {
    phone: () => readPersistedId(safeLocalStorage.get('userNumber')),
    setPhone: (phone: string) => {
      safeLocalStorage.set('userNumber', phone);
    },
    /** Outlives the tab, like the cart of that phone. */
    verifiedPhone: async () => readVerified(await database.get('verifiedPhone')),
    setVerifiedPhone: async (verified: VerifiedPhone | null) => {
      if (verified) await database.set('verifiedPhone', verified);
      else await database.remove('verifiedPhone');
    },
    cartKey,
    cartId: () => readPersistedId(safeLocalStorage.get(cartKey)),
    setCartId: (cartId: string) => {
      safeLocalStorage.set(cartKey, cartId);
    },
    lineHeights: () => readLineHeights(safeSessionStorage.get(linesKey), window.innerWidth),
    setLineHeights: (heights: readonly number[]) => {
      safeSessionStorage.set(linesKey, lineHeightsText(window.innerWidth, heights));
    },
    /** Persisted choices. A link in the URL overrides them and is removed from the URL. */
    choices: async (): Promise<Partial<CheckoutChoices>> => {
      const linked = takeVisitLink();
      if (linked) safeSessionStorage.set(visitKey, visitText(linked));
      return {
        ...readChoices(await database.get('choices')),
        ...linkedChoices(),
        ...readPickup(safeSessionStorage.get(pickupKey), safeLocalStorage.get(cartKey)),
      };
    },
    linkedChoices,
    /** null when no note was ever persisted. */
    note: async () => readChoices(await database.get('choices')).note ?? null,
    /** With a link, choices stay in the visit and drop a former visit's table. Notes are always persisted. */
    setChoices: async (choices: CheckoutChoices) => {
      const { note, orderType, dineInBy, tableNumber, carNumber } = choices;
      const isLinked = safeSessionStorage.get(visitKey) !== '';
      if (isLinked) safeSessionStorage.set(visitKey, visitText(choices));
      await database.set(
        'choices',
        isLinked ? { note } : { orderType, dineInBy, tableNumber, carNumber, note },
      );
    },
    setPickupTime: (time: string, cartId: string) => {
      safeSessionStorage.set(pickupKey, `${time} ${cartId}`);
    },
    /** For `readPersistedOffer`, which loads with the page that shows offers. */
    appliedOffer: () => database.get('appliedOffer'),
    setAppliedOffer: (cartId: string, offer: AppliedOffer) => database.set('appliedOffer', { cartId, offer }),
    clearAppliedOffer: () => database.remove('appliedOffer'),
    pendingPayment: async () =>
      readPendingPayment(await database.get('leftForPayment')) ??
      parsePendingPayment(safeSessionStorage.get(pendingPaymentKey)),
    setPendingPayment: async (pending: PendingPayment) => {
      // Session storage first: the page may unload before the database answers.
      safeSessionStorage.set(pendingPaymentKey, pendingPaymentText(pending));
      if (await database.set('leftForPayment', pending)) safeSessionStorage.set(pendingPaymentKey, '');
    },
    clearPendingPayment: async () => {
      safeSessionStorage.set(pendingPaymentKey, '');
      await database.remove('leftForPayment');
    },
    /** Removes data of a cart that was ordered, deleted or emptied (contract §8). */
    clearCart: async () => {
      safeSessionStorage.set(pickupKey, '');
      safeSessionStorage.set(pendingPaymentKey, '');
      await Promise.all([database.remove('leftForPayment'), database.remove('appliedOffer')]);
    },
    clearVisit,
    /** All shops of the origin share the diner. Cleared orders stay: reopening them must not clear the next cart. */
    clearDiner: async () => {
      clearVisit();
      await Promise.all([...DINER_KEYS.map((name) => database.remove(name)), removeFromAllShops(DINER_KEYS)]);
    },
    /** Public data, so it outlives a logout. */
    catalogue: async () => readCatalogue(await database.get(CATALOGUE_KEY)),
    /** Keeps another tab's newer catalogue, unless its date is in the future. */
    setCatalogue: (catalogue: Catalogue) =>
      database.update(CATALOGUE_KEY, (stored) => {
        const other = readCatalogue(stored);
        return other && other.knownAt > catalogue.knownAt && other.knownAt <= Date.now() ? other : catalogue;
      }),
    clearCatalogue: () => database.remove(CATALOGUE_KEY),
    addressDraft: () => database.get('addressDraft'),
    setAddressDraft: (draft: unknown) => database.set('addressDraft', draft),
  };
}

export type ShopStorage = ReturnType<typeof openShopStorage>;

/** Removes a link's choices from the URL, so that back, reload and sharing ignore them. */
function takeVisitLink(): Partial<CheckoutChoices> | null {
  const { pathname, search, hash } = window.location;
  const link = visitLink(search);
  if (!link) return null;
  window.history.replaceState(window.history.state, '', `${pathname}${link.rest}${hash}`);
  return link.choices;
}

function visitText({ orderType, dineInBy, tableNumber, carNumber }: Partial<CheckoutChoices>): string {
  const chosen = Object.entries({ orderType, dineInBy, tableNumber, carNumber });
  return new URLSearchParams(chosen.flatMap(([name, value]) => (value ? [[name, value]] : []))).toString();
}
