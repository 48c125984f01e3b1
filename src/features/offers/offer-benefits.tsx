import { ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { selectCartLines, selectCartTotal } from '@/domain/cart/slice';
import { selectAppliedOffer } from '@/domain/checkout/slice';
import { selectConnectivity } from '@/domain/connectivity/slice';
import type { Resource } from '@/domain/resource-state';
import { rankOffers, type RankedOffer } from '@/domain/offers/slice';
import { formatRupees } from '@/lib/money';
import { useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { Button, buttonClass } from '@/ui/controls/button';
import { Dialog } from '@/ui/overlay/dialog';
import { Panel } from '@/ui/layout/panel';
import { LoadingStatus } from '@/ui/feedback/loading-status';
import { Skeleton } from '@/ui/feedback/skeleton';
import { StateMessage } from '@/ui/feedback/state-message';
import { useDisclosure } from '@/ui/hooks/use-disclosure';
import { AppliedOfferLine, VIEW_OFFERS_ID } from './applied-offer-line';
import { OfferRow } from './offer-row';
import { OffersFailed } from './offers-page';
import { useOffers } from './use-offers';

/** Offers panel of the cart page: the applied offer and a sheet with all offers (spec §2). */
export function OfferBenefits() {
  const { isOpen, open, close } = useDisclosure();
  const applied = useAppSelector(selectAppliedOffer);
  const total = useAppSelector(selectCartTotal);
  const { status, offers, retry } = useOffers();
  const ranked = useMemo(() => rankOffers(offers ?? [], total), [offers, total]);
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
      {applied ? <AppliedOfferLine offer={applied} /> : <BestOffer status={status} ranked={ranked} />}
      <Dialog open={isOpen} onClose={close} label={m.offers_title()}>
        <Dialog.Header>{m.offers_title()}</Dialog.Header>
        <Dialog.Body className="px-5">
          {offers === null && status === 'failed' && <OffersFailed onRetry={retry} level={3} />}
          {offers === null && status !== 'failed' && <OffersSkeleton />}
          {offers?.length === 0 && (
            <StateMessage
              kind="not-found"
              title={m.offers_empty()}
              description={m.offers_empty_text()}
              level={3}
            />
          )}
          {ranked.length > 0 && (
            <>
              <ul className="divide-y divide-line">
                {ranked.map(({ offer, missing }) => (
                  <OfferRow key={offer.id} offer={offer} missing={missing} onApplied={close} />
                ))}
              </ul>
              {/* Replaces the sheet's history entry, so that Back skips it. */}
              <Link
                to={paths.offers}
                replace
                onClick={close}
                className={buttonClass({ variant: 'text', size: '44', className: 'w-full' })}
              >
                <span>{m.offers_all()}</span>
                <ChevronRight className="size-4 rtl:-scale-x-100" />
              </Link>
            </>
          )}
        </Dialog.Body>
      </Dialog>
    </Panel>
  );
}

/** One line about the offers. A skeleton reserves its height, so that the bill below does not move. */
function BestOffer({
  status,
  ranked,
}: {
  status: Resource<unknown>['status'];
  ranked: readonly RankedOffer[];
}) {
  const hasLines = useAppSelector(selectCartLines).length > 0;
  // No request runs while offline.
  const isLoading =
    useAppSelector(selectConnectivity) === 'online' && status !== 'ready' && status !== 'failed';
  const [best] = ranked;
  if (!hasLines || (!best && isLoading))
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

function OffersSkeleton() {
  return (
    <div>
      <LoadingStatus />
      {[0, 1, 2].map((row) => (
        <div key={row} className="py-4">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="mt-3 h-3 w-3/4" />
        </div>
      ))}
    </div>
  );
}
