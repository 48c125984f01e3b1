import { getJson, postForm } from '@/api/client';
import {
  idOf,
  isStatus,
  moneyOf,
  multilineTextOf,
  readList,
  recordOf,
  recordsOf,
  textOf,
  uniqueById,
} from '@/api/wire';
import type { Offer } from './types';

export function parseOffers(answer: unknown): Offer[] {
  // Id 0 means no offer.
  const records = recordsOf(answer, 'offers').filter((record) => textOf(record, 'OfferId') !== '0');
  const offers = readList(records, 'offers', 'offer', (record) => {
    const id = idOf(record, 'OfferId');
    const code = textOf(record, 'CouponCode');
    if (!id || !code) return undefined;
    return {
      id,
      code,
      message: multilineTextOf(record, 'Message'),
      isWallet: isStatus(record, 'cuponType', 'wallet'),
      walletValue: moneyOf(record, 'Wallet_Value') ?? 0,
      minimumOrder: moneyOf(record, 'Minimum_order_value') ?? 0,
      maxDiscount: moneyOf(record, 'Value') ?? 0,
    };
  });
  return uniqueById(offers);
}

export async function fetchOffers(restaurantId: string): Promise<Offer[]> {
  return parseOffers(await getJson('offers', { RestaurentId: restaurantId }));
}

/** @returns the server's answer; `isApplied` is false for a refusal, whose `message` is shown. */
export async function applyOffer(cartId: string, offerId: string) {
  const record = recordOf(await postForm('applyOffer', { CartId: cartId, OfferId: offerId }), 'applyOffer');
  return {
    isApplied: isStatus(record, 'Status', 'successfully'),
    message: multilineTextOf(record, 'Message'),
    cashback: moneyOf(record, 'WalletReward') ?? 0,
  };
}
