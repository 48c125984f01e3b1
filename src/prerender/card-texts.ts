import { m } from '@/texts';

/** Texts of the printed cards of `npm run share-kit`. */
export interface CardTexts {
  shop: string;
  takeAway: string;
  table: (table: string) => string;
  scan: string;
  hint: string;
}

export function cardTexts(): CardTexts {
  return {
    shop: m.share_order_online(),
    takeAway: m.checkout_take_away(),
    table: (table) => m.share_table({ table }),
    scan: m.share_scan(),
    hint: m.share_hint(),
  };
}
