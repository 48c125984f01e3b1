import { Check, ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { selectAppliedOffer } from '@/domain/checkout/slice';
import { applyOffer, selectApplyingOfferId, type RankedOffer } from '@/domain/offers/slice';
import type { Resource } from '@/domain/server/resource-state';
import { formatRupees } from '@/lib/money';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { Button, buttonClass } from '@/ui/controls/button';
import { ResourceView } from '@/ui/feedback/resource-view';
import { SkeletonRows } from '@/ui/feedback/skeleton-rows';
import { SlowNotice } from '@/ui/feedback/slow-notice';
import { StateMessage } from '@/ui/feedback/state-message';
import { Dialog } from '@/ui/overlay/dialog';
import { Tag } from '@/ui/text/tag';

interface OffersSheetProps {
  open: boolean;
  onClose: () => void;
  /** Null until the offers are loaded. */
  ranked: readonly RankedOffer[] | null;
  status: Resource<unknown>['status'];
  onRetry: () => void;
}

export function OffersSheet({ open, onClose, ranked, status, onRetry }: OffersSheetProps) {
  return (
    <Dialog open={open} onClose={onClose} label={m.offers_title()}>
      <Dialog.Header>{m.offers_title()}</Dialog.Header>
      <Dialog.Body className="px-5">
        <ResourceView
          status={status}
          data={ranked}
          placeholder={<SkeletonRows rows={3} widths={['w-28', 'w-3/4']} rowClassName="py-4" />}
          failed={{
            id: 'retry-offers',
            variant: 'secondary',
            title: m.offers_failed(),
            description: m.offers_failed_text(),
            level: 3,
          }}
          retry={onRetry}
          empty={
            <StateMessage
              kind="not-found"
              title={m.offers_empty()}
              description={m.offers_empty_text()}
              level={3}
            />
          }
        >
          {(offers) => (
            <>
              <ul className="divide-y divide-line">
                {offers.map((each) => (
                  <OfferRow key={each.offer.id} {...each} onApplied={onClose} />
                ))}
              </ul>
              {/* Replaces the sheet's history entry, so that Back skips it. */}
              <Link
                to={paths.offers}
                replace
                onClick={onClose}
                className={buttonClass({ variant: 'text', size: '44', className: 'w-full' })}
              >
                <span>{m.offers_all()}</span>
                <ChevronRight className="size-4 rtl:-scale-x-100" />
              </Link>
            </>
          )}
        </ResourceView>
      </Dialog.Body>
    </Dialog>
  );
}

/** Usable below the minimum too, because the server decides. */
function OfferRow({ offer, missing, onApplied }: RankedOffer & { onApplied: () => void }) {
  const dispatch = useAppDispatch();
  const isApplied = useAppSelector((state) => selectAppliedOffer(state)?.id === offer.id);
  const applyingId = useAppSelector(selectApplyingOfferId);
  const apply = async () => {
    const outcome = await dispatch(applyOffer(offer));
    if (applyOffer.fulfilled.match(outcome)) onApplied();
  };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-4">
      <div className="w-min min-w-0 grow">
        <p dir="auto" className="text-16 font-bold tracking-[.06em]">
          {offer.code}
        </p>
        <p dir="auto" className="mt-0.5 text-14">
          {offer.message}
        </p>
        {offer.isWallet && offer.walletValue > 0 && (
          <p className="mt-0.5 text-14 font-semibold text-positive">
            {m.checkout_cashback({ amount: formatRupees(offer.walletValue) })}
          </p>
        )}
        {missing > 0 ? (
          <Tag tone="warning" className="mt-1.5">
            {m.offers_unlock({ amount: formatRupees(missing) })}
          </Tag>
        ) : (
          offer.minimumOrder > 0 && (
            <p className="mt-0.5 text-12 text-ink-muted">
              {m.offers_minimum({ amount: formatRupees(offer.minimumOrder) })}
            </p>
          )
        )}
        {applyingId === offer.id && <SlowNotice busy className="mt-1 text-14 text-ink-muted" />}
      </div>
      {isApplied ? (
        <Tag tone="positive" icon={<Check />} className="ms-auto">
          {m.offers_applied_tag()}
        </Tag>
      ) : (
        <Button
          variant={missing > 0 ? 'secondary' : 'tonal'}
          size="44"
          busy={applyingId === offer.id}
          disabled={applyingId !== null}
          aria-label={m.offers_apply_code({ code: offer.code })}
          onClick={() => void apply()}
          className="ms-auto"
        >
          {m.offers_apply()}
        </Button>
      )}
    </li>
  );
}
