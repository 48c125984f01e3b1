import { BadgePercent, ChevronRight, CircleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { selectCartLines, selectCartTotal } from '@/domain/cart/slice';
import { selectBillStatus, selectCurrentBill, selectHonouredOffer } from '@/domain/checkout/selectors';
import { selectAppliedOffer } from '@/domain/checkout/slice';
import { selectConnectivity } from '@/domain/connectivity/slice';
import { offerList, rankOffers, removeOffer, type RankedOffer } from '@/domain/offers/slice';
import type { AppliedOffer } from '@/domain/offers/types';
import type { Resource } from '@/domain/server/resource-state';
import { formatRupees } from '@/lib/money';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useResource } from '@/store/use-resource';
import { m } from '@/texts';
import { classNames } from '@/ui/class-names';
import { Button } from '@/ui/controls/button';
import { Skeleton } from '@/ui/feedback/skeleton';
import { useDisclosure } from '@/ui/hooks/use-disclosure';
import { useFocusFallback } from '@/ui/hooks/use-focus-fallback';
import { Panel } from '@/ui/layout/panel';
import { OffersSheet } from './offers-sheet';

/** Id of 'View offers': focus fallback after the applied offer is removed. */
const VIEW_OFFERS_ID = 'view-offers';

/** Offers panel of the cart page: the applied offer and a sheet with all offers (docs/behaviour.md 9.2). */
export function OfferBenefits() {
  const { isOpen, open, close } = useDisclosure();
  const applied = useAppSelector(selectAppliedOffer);
  const total = useAppSelector(selectCartTotal);
  const { status, data: offers, retry } = useResource(offerList);
  const ranked = useMemo(() => offers && rankOffers(offers, total), [offers, total]);
  return (
    <Panel
      compact
      title={m.offers_benefits()}
      action={
        <Button
          id={VIEW_OFFERS_ID}
          variant="text"
          size="44"
          onClick={open}
          className="-my-2 -me-3 ms-auto gap-1 px-3 lg:-my-2.5"
        >
          <span>{m.offers_view()}</span>
          <ChevronRight className="size-4 rtl:-scale-x-100" />
        </Button>
      }
    >
      {applied ? <AppliedOfferLine offer={applied} /> : <BestOffer status={status} best={ranked?.[0]} />}
      <OffersSheet open={isOpen} onClose={close} ranked={ranked} status={status} onRetry={retry} />
    </Panel>
  );
}

/** Shows the applied offer with its saving, or a warning when the bill does not honour it (docs/behaviour.md 9.2). */
function AppliedOfferLine({ offer: { code, cashback } }: { offer: AppliedOffer }) {
  const dispatch = useAppDispatch();
  const line = useFocusFallback(VIEW_OFFERS_ID);
  const bill = useAppSelector(selectCurrentBill);
  const isBillPending = useAppSelector(selectBillStatus) === 'pending';
  const isHonoured = useAppSelector(selectHonouredOffer) !== null;
  const isNotHonoured = bill !== null && !isHonoured;
  const missing = isNotHonoured ? bill.offerMinimum - bill.itemTotal : 0;
  const savings = [
    isHonoured && bill && bill.discount > 0 && m.offers_you_save({ amount: formatRupees(bill.discount) }),
    isHonoured && cashback > 0 && m.offers_you_get_back({ amount: formatRupees(cashback) }),
  ];
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
          {isNotHonoured ? m.offers_not_honoured({ code }) : m.offers_code_applied({ code })}
        </p>
        {isBillPending && <p className="text-12 text-ink-muted">{m.offers_working_out()}</p>}
        {missing > 0 && (
          <p className="text-12 font-semibold text-warning">
            {m.offers_unlock({ amount: formatRupees(missing) })}
          </p>
        )}
        {savings.map(
          (text) =>
            text && (
              <p key={text} className="text-12 font-semibold text-positive">
                {text}
              </p>
            ),
        )}
      </div>
      <Button
        variant="text"
        size="44"
        aria-label={m.offers_remove_code({ code })}
        onClick={() => dispatch(removeOffer())}
        className="ms-auto px-3"
      >
        {m.offers_remove()}
      </Button>
    </div>
  );
}

interface BestOfferProps {
  status: Resource<unknown>['status'];
  best: RankedOffer | undefined;
}

/** One line about the offers. A skeleton reserves its height, so that the bill below does not move. */
function BestOffer({ status, best }: BestOfferProps) {
  const hasLines = useAppSelector(selectCartLines).length > 0;
  // No request runs while offline.
  const isOnline = useAppSelector(selectConnectivity) === 'online';
  if (!hasLines || (!best && isOnline && (status === 'idle' || status === 'pending')))
    return (
      <div className="py-0.5">
        <Skeleton className="h-4 w-3/5" />
      </div>
    );
  return (
    <p className="min-h-5 text-14 text-ink-muted">
      {best ? offerText(best) : status === 'ready' && m.offers_empty()}
    </p>
  );
}

function offerText({ offer, missing }: RankedOffer): string {
  return missing > 0
    ? m.offers_unlock_code({ amount: formatRupees(missing), code: offer.code })
    : m.offers_usable({ code: offer.code });
}
