import { MapPin, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { selectHasFailed } from '@/domain/connectivity/slice';
import {
  selectContact,
  selectInfo,
  selectIsClosed,
  selectCompletedInfo,
  selectTiming,
} from '@/domain/shop/slice';
import { formatClockTime } from '@/texts/date-text';
import { phoneLink } from '@/lib/phone';
import { useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { buttonClass } from '@/ui/controls/button';
import { classNames } from '@/ui/class-names';
import { Skeleton } from '@/ui/feedback/skeleton';
import { SectionError } from './section-error';

export function RestaurantHeader() {
  const info = useAppSelector(selectCompletedInfo);
  const hasFailed = useAppSelector((state) => selectHasFailed(state, selectInfo(state)));
  const call = phoneLink(useAppSelector(selectContact).phone);

  if (!info) {
    return (
      <>
        <h1 className="sr-only">{m.layout_home()}</h1>
        {hasFailed ? <SectionError section="info" text={m.home_info_failed()} /> : <HeaderSkeleton />}
      </>
    );
  }
  return (
    <div className="relative flex flex-col lg:justify-center">
      <h1 className="min-h-11 text-28 font-bold max-lg:pe-14 max-lg:pt-1 lg:min-h-0">
        <span dir="auto">{info.name}</span>
      </h1>
      {info.about && (
        <p className="text-14 text-ink-muted md:max-lg:pe-14 lg:mt-1 lg:text-16">
          <span dir="auto">{info.about}</span>
        </p>
      )}
      <OpenOrClosed />
      {info.address && (
        <p className="mt-1.5 flex items-start gap-1.5 text-14 text-ink-muted">
          <MapPin className="mt-0.5 size-4 shrink-0" />
          <span dir="auto" className="min-w-0">
            {info.address}
          </span>
        </p>
      )}
      <div className="flex gap-3 lg:mt-5">
        <Link to={paths.menu()} className={buttonClass({ className: 'max-md:hidden max-lg:mt-4' })}>
          {m.home_browse_menu()}
        </Link>
        {call !== null && (
          <a
            href={call}
            className={classNames(
              'inline-flex items-center justify-center gap-2 font-semibold transition-transform duration-press active:scale-98',
              'max-lg:absolute max-lg:top-0 max-lg:end-0 max-lg:size-11 max-lg:rounded-full max-lg:bg-surface-sunken',
              'lg:min-h-12 lg:rounded-control lg:border lg:border-line-strong lg:bg-surface-raised lg:px-5',
            )}
          >
            <Phone className="size-5" />
            <span className="max-lg:sr-only">{m.home_call()}</span>
          </a>
        )}
      </div>
    </div>
  );
}

/** Keeps its height while the timing is unknown, to avoid a layout shift. */
function OpenOrClosed() {
  const timing = useAppSelector(selectTiming);
  const isClosed = useAppSelector(selectIsClosed);
  const closing = formatClockTime(timing?.closingTime ?? '');
  const hint = isClosed ? m.home_closed_hint() : closing && m.layout_open_till({ time: closing });
  return (
    <p className="mt-2 flex min-h-[1lh] flex-wrap items-center gap-x-2 text-14 text-ink-muted">
      {timing && (
        <span
          className={classNames(
            'inline-flex items-center gap-2 font-semibold',
            isClosed ? 'text-danger' : 'text-positive',
          )}
        >
          <span aria-hidden="true" className="size-2 rounded-full bg-current" />
          <span>{isClosed ? m.layout_closed_now() : m.layout_open_now()}</span>
        </span>
      )}
      {hint && (
        <>
          <span aria-hidden="true">·</span>
          <span className="tabular-nums">{hint}</span>
        </>
      )}
    </p>
  );
}

function HeaderSkeleton() {
  return (
    <div className="flex flex-col justify-center gap-3 py-1">
      <Skeleton className="h-7 w-48" />
      <Skeleton className="h-4 w-full max-w-72" />
      <Skeleton className="h-4 w-40" />
      <Skeleton className="h-4 w-60" />
    </div>
  );
}
