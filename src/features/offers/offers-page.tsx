import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useGoBack } from '@/ui/hooks/use-go-back';
import { m } from '@/texts';
import { buttonClass } from '@/ui/controls/button';
import { PageHeader } from '@/ui/layout/page-header';
import { RetryButton } from '@/ui/controls/retry-button';
import { LoadingStatus } from '@/ui/feedback/loading-status';
import { Skeleton } from '@/ui/feedback/skeleton';
import { StateMessage } from '@/ui/feedback/state-message';
import { OfferTicket } from './offer-ticket';
import { useOffers } from './use-offers';

export function OffersPage() {
  return (
    <div className="min-h-[inherit] bg-surface-sunken pb-6">
      <div className="sticky top-notice z-20 lg:static low:static">
        <PageHeader title={m.offers_title()} onBack={useGoBack(paths.home)} />
      </div>
      <div className="page-width pt-2 lg:pt-4">
        <Offers />
      </div>
    </div>
  );
}

function Offers() {
  const { status, offers, retry } = useOffers();
  if (!offers) return status === 'failed' ? <OffersFailed onRetry={retry} /> : <OffersSkeleton />;
  if (offers.length === 0) {
    return (
      <StateMessage
        kind="not-found"
        title={m.offers_empty()}
        description={m.offers_empty_text()}
        action={
          <Link to={paths.menu()} className={buttonClass()}>
            {m.cart_browse_menu()}
          </Link>
        }
      />
    );
  }
  return (
    <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-5 lg:grid-cols-3">
      {offers.map((offer) => (
        <OfferTicket key={offer.id} offer={offer} />
      ))}
    </ul>
  );
}

/** Offers a retry; the error itself is only logged (spec §8). */
export function OffersFailed({ onRetry, level = 2 }: { onRetry: () => void; level?: 2 | 3 }) {
  return (
    <StateMessage
      level={level}
      kind="failed"
      role="status"
      title={m.offers_failed()}
      description={m.offers_failed_text()}
      action={<RetryButton id="retry-offers" variant="secondary" onRetry={onRetry} />}
    />
  );
}

function OffersSkeleton() {
  return (
    <div className="grid gap-3 md:grid-cols-2 md:gap-5 lg:grid-cols-3">
      <LoadingStatus />
      {[0, 1, 2].map((ticket) => (
        <div key={ticket} className="rounded-card bg-surface-raised p-4">
          <div className="flex gap-3">
            <Skeleton shape="box" className="size-10" />
            <div className="flex-1">
              <Skeleton className="mt-1 h-4 w-3/4" />
              <Skeleton className="mt-3 h-3 w-1/2" />
              <Skeleton className="mt-2 h-3 w-1/2" />
            </div>
          </div>
          <Skeleton className="mt-12 mb-3 h-4 w-24" />
        </div>
      ))}
    </div>
  );
}
