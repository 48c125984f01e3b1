import { BadgePercent, Check, Copy } from 'lucide-react';
import { useRef, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { COPY_NOTICE_MS, STATUS_MESSAGE_MS } from '@/config/limits';
import { paths } from '@/config/paths';
import { offerList } from '@/domain/offers/slice';
import type { Offer } from '@/domain/offers/types';
import { formatRupees } from '@/lib/money';
import { copyText } from '@/platform/copy-text';
import { useResource } from '@/store/use-resource';
import { m } from '@/texts';
import { classNames } from '@/ui/class-names';
import { Button, buttonClass } from '@/ui/controls/button';
import { PageHeader } from '@/ui/layout/page-header';
import { ResourceView } from '@/ui/feedback/resource-view';
import { SkeletonRows } from '@/ui/feedback/skeleton-rows';
import { StateMessage } from '@/ui/feedback/state-message';
import { useGoBack } from '@/ui/hooks/use-go-back';
import { useTimedState } from '@/ui/hooks/use-timed-state';
import { VisuallyHidden } from '@/ui/text/visually-hidden';

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
  const list = useResource(offerList);
  return (
    <ResourceView
      {...list}
      placeholder={
        <SkeletonRows
          rows={3}
          widths={['w-3/4', 'w-1/2', 'w-24']}
          className="grid gap-3 md:grid-cols-2 md:gap-5 lg:grid-cols-3"
          rowClassName="h-42 rounded-card bg-surface-raised p-4"
        />
      }
      failed={{
        id: 'retry-offers',
        variant: 'secondary',
        title: m.offers_failed(),
        description: m.offers_failed_text(),
      }}
      empty={
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
      }
    >
      {(offers) => (
        <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-5 lg:grid-cols-3">
          {offers.map((offer) => (
            <OfferTicket key={offer.id} offer={offer} />
          ))}
        </ul>
      )}
    </ResourceView>
  );
}

/** Ticket with an offer's benefit and its code to copy (docs/behaviour.md 9.1). */
function OfferTicket({ offer }: { offer: Offer }) {
  const code = useRef<HTMLParagraphElement>(null);
  return (
    <li className="relative flex flex-col rounded-card bg-surface-raised p-4 pb-2">
      <div className="flex flex-1 items-start gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-strong">
          <BadgePercent className="size-5" />
        </span>
        <div className="min-w-0">
          <h2 dir="auto" className="text-16 font-bold">
            {offer.message}
          </h2>
          {offer.minimumOrder > 0 && (
            <p className="mt-1 text-14 text-ink-muted">
              {m.offers_minimum({ amount: formatRupees(offer.minimumOrder) })}
            </p>
          )}
          {offer.maxDiscount > 0 && (
            <p className="text-14 text-ink-muted">
              {m.offers_maximum({ amount: formatRupees(offer.maxDiscount) })}
            </p>
          )}
          {offer.isWallet && offer.walletValue > 0 && (
            <p className="text-14 font-semibold text-positive">
              {m.checkout_cashback({ amount: formatRupees(offer.walletValue) })}
            </p>
          )}
        </div>
      </div>
      <div aria-hidden="true" className="relative -mx-4 mt-4 h-4">
        <span className="absolute inset-x-4 top-1/2 border-t border-dashed border-line" />
        <span className="absolute -start-2 size-4 rounded-full bg-surface-sunken" />
        <span className="absolute -end-2 size-4 rounded-full bg-surface-sunken" />
      </div>
      <div className="flex flex-wrap items-center gap-x-3">
        <p ref={code} dir="auto" className="min-w-0 text-16 font-bold tracking-[.06em]">
          {offer.code}
        </p>
        <CopyButton code={offer.code} codeRef={code} />
      </div>
    </li>
  );
}

/** Where the browser refuses to copy, selects the code, so that the diner can copy it. */
function CopyButton({ code, codeRef }: { code: string; codeRef: RefObject<HTMLElement | null> }) {
  const [outcome, showOutcome] = useTimedState<'copied' | 'selected'>();

  const copy = async () => {
    if (await copyText(code)) {
      showOutcome('copied', COPY_NOTICE_MS);
    } else if (codeRef.current) {
      window.getSelection()?.selectAllChildren(codeRef.current);
      showOutcome('selected', STATUS_MESSAGE_MS);
    }
  };

  const Icon = outcome === 'copied' ? Check : Copy;
  const labels = { copied: () => m.offers_copied(), selected: () => m.offers_not_copied() };
  return (
    // Announces the outcome, but not that the usual text returns.
    <div role="status" aria-live={outcome ? undefined : 'off'} className="-me-1 ms-auto">
      <Button
        variant="text"
        size="44"
        onClick={() => void copy()}
        className={classNames('px-3', outcome === 'copied' && 'text-positive')}
      >
        <Icon className="size-4" />
        <span>{outcome ? labels[outcome]() : m.offers_copy()}</span> <VisuallyHidden>{code}</VisuallyHidden>
      </Button>
    </div>
  );
}
