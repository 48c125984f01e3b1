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

/** The number goes up with the shape of `Catalogue`: no release then meets what another has written. */
const CATALOGUE_KEY = 'catalogue:1';

/** What belongs to a diner's visit, by the beginnings of its keys, and what of theirs outlives it. */
const VISIT_KEYS = ['visit:', 'pickup:', 'lines:', 'address:', 'left:'];
const DINER_KEYS = [
  'choices',
  'appliedOffer',
  'leftForPayment',
  'addressDraft',
  'usedAddresses',
  'verifiedPhone',
];

/** What a shop's page keeps in the browser, by name and place (contract, section 2). */
export function openShopStorage(address: ShopAddress) {
  const cartKey = cartKeyOf(address);
  const database = openShopDatabase(address.key);
  /** How the food is had in this visit, once a link on the table has chosen it. */
  const visitKey = `visit:${address.key}`;
  /** '20:30 c-9': the pick-up time that was set in this visit, and for which cart. */
  const pickupKey = `pickup:${address.key}`;
  /** How high the lines were on this tab's last cart page. */
  const linesKey = `lines:${address.key}`;
  /** The record of leaving for payment, where the browser opens no database: in this tab alone. */
  const pendingPaymentKey = `left:${address.key}`;
  /** What a link on a table or counter has chosen for this visit; nothing in a visit without one. */
  const linkedChoices = () =>
    readChoices(Object.fromEntries(new URLSearchParams(safeSessionStorage.get(visitKey))));
  /** What a diner has left in this tab alone. */
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
    /** The phone of a login that stopped half-way: like the cart that it owns, it outlives the tab. */
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
    /** Heights in px of the lines to expect, while they are on their way; none when nobody knows. */
    lineHeights: () => readLineHeights(safeSessionStorage.get(linesKey), window.innerWidth),
    setLineHeights: (heights: readonly number[]) => {
      safeSessionStorage.set(linesKey, lineHeightsText(window.innerWidth, heights));
    },
    /** The choices of earlier pages; a link in this page's address, which is taken out of it, outdoes them. */
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
    /** The cooking note alone; null when none was ever kept. */
    note: async () => readChoices(await database.get('choices')).note ?? null,
    /**
     * What a link has chosen stays with the visit, and takes the place of a former visit's table; a note typed at
     * the table is kept as any other.
     */
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
    /** For `readPersistedOffer`, which comes with the page that shows offers. */
    appliedOffer: () => database.get('appliedOffer'),
    setAppliedOffer: (cartId: string, offer: AppliedOffer) => database.set('appliedOffer', { cartId, offer }),
    clearAppliedOffer: () => database.remove('appliedOffer'),
    pendingPayment: async () =>
      readPendingPayment(await database.get('leftForPayment')) ??
      parsePendingPayment(safeSessionStorage.get(pendingPaymentKey)),
    setPendingPayment: async (pending: PendingPayment) => {
      // First of all in this tab: the page leaves while the database may not have answered yet.
      safeSessionStorage.set(pendingPaymentKey, pendingPaymentText(pending));
      if (await database.set('leftForPayment', pending)) safeSessionStorage.set(pendingPaymentKey, '');
    },
    clearPendingPayment: async () => {
      safeSessionStorage.set(pendingPaymentKey, '');
      await database.remove('leftForPayment');
    },
    /** Removes what belongs to a cart that was ordered, deleted or emptied (contract, section 8). */
    clearCart: async () => {
      safeSessionStorage.set(pickupKey, '');
      safeSessionStorage.set(pendingPaymentKey, '');
      await Promise.all([database.remove('leftForPayment'), database.remove('appliedOffer')]);
    },
    clearVisit,
    /**
     * Forgets the diner at every shop of this origin, as one phone logs in at all of them. The orders that have
     * cleared a cart stay: their pages, opened again, must not clear the next one.
     */
    clearDiner: async () => {
      clearVisit();
      await Promise.all([...DINER_KEYS.map((name) => database.remove(name)), removeFromAllShops(DINER_KEYS)]);
    },
    /** The restaurant as the last visit knew it; of nobody, so it stays when a diner logs out. */
    catalogue: async () => readCatalogue(await database.get(CATALOGUE_KEY)),
    /** What another tab knows from a later time stays, unless the clock that it was dated by was ahead. */
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

/** Takes a link's choices out of the page's address, so that going back, reloading and sharing stay clean. */
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
