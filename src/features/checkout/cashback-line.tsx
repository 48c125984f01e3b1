import { Wallet } from 'lucide-react';
import { selectHonouredOffer } from '@/domain/checkout/selectors';
import { formatRupees } from '@/lib/money';
import { useAppSelector } from '@/store/hooks';
import { m } from '@/texts';

/** Cashback that the order adds to the wallet (spec §2, Cart). */
export function CashbackLine() {
  const offer = useAppSelector(selectHonouredOffer);
  if (!offer || offer.cashback <= 0) return null;
  return (
    <p className="flex items-center gap-3 px-2 text-14">
      <Wallet className="size-5 shrink-0 text-positive" />
      <span>
        <b className="font-semibold">{m.checkout_cashback({ amount: formatRupees(offer.cashback) })}</b>{' '}
        <span>{m.checkout_cashback_rest()}</span>
      </span>
    </p>
  );
}
