import { readCatalogue } from '@/domain/catalogue/read';
import type { Catalogue } from '@/domain/catalogue/types';
import { visitLink } from '@/domain/checkout/visit-link';
import type { AppliedOffer } from '@/domain/offers/types';
import type { VerifiedPhone } from '@/domain/session/events';
import type { ShopAddress } from '@/domain/shop/identify';
import { openKeep, removeOfAllShops } from '@/lib/keep';
import { localTexts, sessionKeys, sessionTexts } from '@/lib/local';
import type { CheckoutChoices } from '@/domain/checkout/types';
import { cartKeyOf, readKeptId } from './kept-id';
import { lineHeightsText, readLineHeights } from './kept-lines';
import { leftText, readChoices, readLeft, readLeftText, readPickup, type LeftForPayment } from './kept-order';
import { readVerified } from './kept-phone';

/** The number goes up with the shape of `Catalogue`: no release then meets what another has written. */
const CATALOGUE = 'catalogue:1';

/** What belongs to a diner's visit, by the beginnings of its keys, and what of theirs outlives it. */
const OF_A_VISIT = ['visit:', 'pickup:', 'lines:', 'address:', 'left:'];
const OF_A_DINER = [
  'choices',
  'appliedOffer',
  'leftForPayment',
  'addressDraft',
  'usedAddresses',
  'verifiedPhone',
];

/** What a shop's page keeps in the browser, by name and place (contract, section 2). */
export function keptFor(address: ShopAddress) {
  const cartKey = cartKeyOf(address);
  const keep = openKeep(address.key);
  /** How the food is had in this visit, once a link on the table has chosen it. */
  const visitKey = `visit:${address.key}`;
  /** '20:30 c-9': the pick-up time that was set in this visit, and for which cart. */
  const pickupKey = `pickup:${address.key}`;
  /** How high the lines were on this tab's last cart page. */
  const linesKey = `lines:${address.key}`;
  /** The record of leaving for payment, where the browser opens no database: in this tab alone. */
  const leftKey = `left:${address.key}`;
  /** What a link on a table or counter has chosen for this visit; nothing in a visit without one. */
  const linkedChoices = () =>
    readChoices(Object.fromEntries(new URLSearchParams(sessionTexts.get(visitKey))));
  /** What a diner has left in this tab alone. */
  const forgetVisit = () => {
    const own = OF_A_VISIT.map((name) => `${name}${address.key}`);
    const others = sessionKeys().filter((key) => OF_A_VISIT.some((name) => key.startsWith(name)));
    for (const key of [...own, ...others]) sessionTexts.set(key, '');
  };
  return {
    phone: () => readKeptId(localTexts.get('userNumber')),
    setPhone: (phone: string) => {
      localTexts.set('userNumber', phone);
    },
    /** The phone of a login that stopped half-way: like the cart that it owns, it outlives the tab. */
    verifiedPhone: async () => readVerified(await keep.get('verifiedPhone')),
    setVerifiedPhone: async (verified: VerifiedPhone | null) => {
      if (verified) await keep.set('verifiedPhone', verified);
      else await keep.remove('verifiedPhone');
    },
    cartKey,
    cartId: () => readKeptId(localTexts.get(cartKey)),
    setCartId: (cartId: string) => {
      localTexts.set(cartKey, cartId);
    },
    /** Heights in px of the lines to expect, while they are on their way; none when nobody knows. */
    lineHeights: () => readLineHeights(sessionTexts.get(linesKey), window.innerWidth),
    setLineHeights: (heights: readonly number[]) => {
      sessionTexts.set(linesKey, lineHeightsText(window.innerWidth, heights));
    },
    /** The choices of earlier pages; a link in this page's address, which is taken out of it, outdoes them. */
    choices: async (): Promise<Partial<CheckoutChoices>> => {
      const linked = takeVisitLink();
      if (linked) sessionTexts.set(visitKey, visitText(linked));
      return {
        ...readChoices(await keep.get('choices')),
        ...linkedChoices(),
        ...readPickup(sessionTexts.get(pickupKey), localTexts.get(cartKey)),
      };
    },
    linkedChoices,
    /** The cooking note alone; null when none was ever kept. */
    note: async () => readChoices(await keep.get('choices')).note ?? null,
    /**
     * What a link has chosen stays with the visit, and takes the place of a former visit's table; a note typed at
     * the table is kept as any other.
     */
    setChoices: async (choices: CheckoutChoices) => {
      const { note, orderType, dineInBy, tableNumber, carNumber } = choices;
      const isLinked = sessionTexts.get(visitKey) !== '';
      if (isLinked) sessionTexts.set(visitKey, visitText(choices));
      await keep.set('choices', isLinked ? { note } : { orderType, dineInBy, tableNumber, carNumber, note });
    },
    setPickupTime: (time: string, cartId: string) => {
      sessionTexts.set(pickupKey, `${time} ${cartId}`);
    },
    /** For `readKeptOffer`, which comes with the page that shows offers. */
    appliedOffer: () => keep.get('appliedOffer'),
    setAppliedOffer: (cartId: string, offer: AppliedOffer) => keep.set('appliedOffer', { cartId, offer }),
    forgetAppliedOffer: () => keep.remove('appliedOffer'),
    leftForPayment: async () =>
      readLeft(await keep.get('leftForPayment')) ?? readLeftText(sessionTexts.get(leftKey)),
    setLeftForPayment: async (left: LeftForPayment) => {
      // First of all in this tab: the page leaves while the database may not have answered yet.
      sessionTexts.set(leftKey, leftText(left));
      if (await keep.set('leftForPayment', left)) sessionTexts.set(leftKey, '');
    },
    forgetLeftForPayment: async () => {
      sessionTexts.set(leftKey, '');
      await keep.remove('leftForPayment');
    },
    /** Removes what belongs to a cart that was ordered, deleted or emptied (contract, section 8). */
    forgetCart: async () => {
      sessionTexts.set(pickupKey, '');
      sessionTexts.set(leftKey, '');
      await Promise.all([keep.remove('leftForPayment'), keep.remove('appliedOffer')]);
    },
    forgetVisit,
    /**
     * Forgets the diner at every shop of this origin, as one phone logs in at all of them. The orders that have
     * cleared a cart stay: their pages, opened again, must not clear the next one.
     */
    forgetDiner: async () => {
      forgetVisit();
      await Promise.all([...OF_A_DINER.map((name) => keep.remove(name)), removeOfAllShops(OF_A_DINER)]);
    },
    /** The restaurant as the last visit knew it; of nobody, so it stays when a diner logs out. */
    catalogue: async () => readCatalogue(await keep.get(CATALOGUE)),
    /** What another tab knows from a later time stays, unless the clock that it was dated by was ahead. */
    setCatalogue: (catalogue: Catalogue) =>
      keep.update(CATALOGUE, (held) => {
        const other = readCatalogue(held);
        return other && other.knownAt > catalogue.knownAt && other.knownAt <= Date.now() ? other : catalogue;
      }),
    forgetCatalogue: () => keep.remove(CATALOGUE),
    addressDraft: () => keep.get('addressDraft'),
    setAddressDraft: (draft: unknown) => keep.set('addressDraft', draft),
  };
}

export type Kept = ReturnType<typeof keptFor>;

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
