import { BadgePercent, ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { offerList } from '@/domain/offers/slice';
import { useResource } from '@/store/use-resource';
import { m } from '@/texts';

/** Leads to the offers page; nothing while the shop has no offers. */
export function OffersLink() {
  const [first] = useResource(offerList).data ?? [];
  if (!first) return null;
  return (
    <Link
      to={paths.offers}
      className="flex min-h-16 items-center gap-3 rounded-card bg-surface-sunken px-4 py-3 lg:max-w-120"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-strong">
        <BadgePercent className="size-5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-16 font-semibold">{m.offers_all()}</span>{' '}
        <span dir="auto" className="block text-14 text-ink-muted">
          {first.message}
        </span>
      </span>
      <ChevronRight className="size-5 shrink-0 text-ink-muted rtl:-scale-x-100" />
    </Link>
  );
}
