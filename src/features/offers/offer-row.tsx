import { Check } from 'lucide-react';
import { selectAppliedOffer } from '@/domain/checkout/slice';
import { applyOffer, selectApplyingOfferId } from '@/domain/offers/slice';
import type { Offer } from '@/domain/offers/types';
import { formatRupees, type Paise } from '@/lib/money';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { Button } from '@/ui/controls/button';
import { SlowNotice } from '@/ui/feedback/slow-notice';
import { Tag } from '@/ui/text/tag';

interface OfferRowProps {
  offer: Offer;
  /** Amount missing to the offer's minimum; 0 when the order reaches it. */
  missing: Paise;
  onApplied: () => void;
}

/** Usable below the minimum too, because the server decides. */
export function OfferRow({ offer, missing, onApplied }: OfferRowProps) {
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
