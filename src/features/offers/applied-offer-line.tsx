import { BadgePercent, CircleAlert } from 'lucide-react';
import { selectCurrentBill, selectHonouredOffer, selectBillStatus } from '@/domain/checkout/selectors';
import { removeOffer } from '@/domain/offers/slice';
import type { AppliedOffer } from '@/domain/offers/types';
import { formatRupees } from '@/lib/money';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { Button } from '@/ui/controls/button';
import { classNames } from '@/ui/class-names';
import { useFocusFallback } from '@/ui/hooks/use-focus-fallback';

/** Id of 'View offers': focus fallback after the applied offer is removed. */
export const VIEW_OFFERS_ID = 'view-offers';

/** Shows the applied offer with its saving, or a warning when the bill does not honour it (contract §4). */
export function AppliedOfferLine({ offer }: { offer: AppliedOffer }) {
  const dispatch = useAppDispatch();
  const line = useFocusFallback(VIEW_OFFERS_ID);
  const hasBill = useAppSelector(selectBillStatus) === 'ready';
  const isHonoured = useAppSelector(selectHonouredOffer) !== null;
  const isNotHonoured = hasBill && !isHonoured;
  const Icon = isNotHonoured ? CircleAlert : BadgePercent;
  return (
    <div
      ref={line}
      className={classNames(
        'flex flex-wrap items-center gap-x-3 rounded-control py-1 pe-1 ps-3 lg:py-0',
        isNotHonoured ? 'bg-warning-soft' : 'bg-positive-soft',
      )}
    >
      <Icon className={classNames('size-5 shrink-0', isNotHonoured ? 'text-warning' : 'text-positive')} />
      <div role="status" className="w-min min-w-0 grow py-1">
        <p className="text-14 font-semibold break-words">
          {isNotHonoured
            ? m.offers_not_honoured({ code: offer.code })
            : m.offers_code_applied({ code: offer.code })}
        </p>
        <Saving offer={offer} />
      </div>
      <Button
        variant="text"
        size="44"
        aria-label={m.offers_remove_code({ code: offer.code })}
        onClick={() => dispatch(removeOffer())}
        className="ms-auto px-3"
      >
        {m.offers_remove()}
      </Button>
    </div>
  );
}

function Saving({ offer }: { offer: AppliedOffer }) {
  const bill = useAppSelector(selectCurrentBill);
  const isHonoured = useAppSelector(selectHonouredOffer) !== null;
  const status = useAppSelector(selectBillStatus);
  if (!bill) {
    if (status !== 'pending') return null;
    return <p className="text-12 text-ink-muted">{m.offers_working_out()}</p>;
  }
  if (!isHonoured) {
    const missing = bill.offerMinimum - bill.itemTotal;
    return (
      missing > 0 && (
        <p className="text-12 font-semibold text-warning">
          {m.offers_unlock({ amount: formatRupees(missing) })}
        </p>
      )
    );
  }
  const texts = [
    bill.discount > 0 && m.offers_you_save({ amount: formatRupees(bill.discount) }),
    offer.cashback > 0 && m.offers_you_get_back({ amount: formatRupees(offer.cashback) }),
  ].filter((text) => text !== false);
  return texts.map((text) => (
    <p key={text} className="text-12 font-semibold text-positive">
      {text}
    </p>
  ));
}
