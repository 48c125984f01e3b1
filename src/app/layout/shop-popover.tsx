import { ChevronDown, MapPin, Utensils } from 'lucide-react';
import { selectCompletedInfo, selectIsClosed, selectTiming } from '@/domain/shop/slice';
import { useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { formatClockTime } from '@/texts/date-text';
import { classNames } from '@/ui/class-names';
import { useImageFallback } from '@/ui/hooks/use-image-fallback';
import { Popover } from '@/ui/overlay/popover';

/** The restaurant in the top bar, with its logo. Opens its description, address and opening status. */
export function ShopPopover() {
  const info = useAppSelector(selectCompletedInfo);
  if (!info) return null;
  const area = info.address.split(',').slice(-2).join(',').replace(/\d{6}/, '').trim();
  return (
    <Popover
      label={m.layout_about_popover({ name: info.name })}
      buttonClassName="relative flex min-h-11 min-w-0 items-center gap-2 rounded-control text-start lg:gap-3"
      button={
        <>
          <ShopLogo className="size-8 rounded-control max-[359px]:@min-[4rem]:hidden lg:size-11" />
          <span className="min-w-0 @max-[4rem]:sr-only @max-[4rem]:top-0">
            <span className="flex min-w-0 items-center gap-1 text-16 font-semibold">
              <span dir="auto" className="line-clamp-2 min-w-0 wrap-anywhere [white-space:inherit]">
                {info.name}
              </span>
              <ChevronDown className="size-4 shrink-0 max-lg:hidden" />
            </span>{' '}
            <span dir="auto" className="block truncate text-12 text-ink-muted max-lg:hidden">
              {area}
            </span>
          </span>
        </>
      }
    >
      <div className="flex items-center gap-4">
        <ShopLogo className="size-15 rounded-card" />
        <div className="min-w-0">
          <p dir="auto" className="text-20 font-bold">
            {info.name}
          </p>
          <ShopStatus />
        </div>
      </div>
      {info.about && (
        <p dir="auto" className="mt-3 text-14">
          {info.about}
        </p>
      )}
      {info.address && (
        <p className="mt-3 flex gap-2 text-14 text-ink-muted">
          <MapPin className="size-5 shrink-0" />
          <span dir="auto">{info.address}</span>
        </p>
      )}
    </Popover>
  );
}

function ShopLogo({ className }: { className: string }) {
  const url = useAppSelector(selectCompletedInfo)?.imageUrl ?? undefined;
  const { showsFallback, onError } = useImageFallback(url);
  if (!showsFallback) {
    return (
      <span className={classNames('logo-plate', className)}>
        <img
          src={url}
          alt=""
          // Dish pictures load first.
          fetchPriority="low"
          loading="lazy"
          onError={onError}
        />
      </span>
    );
  }
  return (
    <span className={classNames('grid shrink-0 place-items-center bg-accent text-on-accent', className)}>
      <Utensils className="size-1/2" />
    </span>
  );
}

function ShopStatus() {
  const timing = useAppSelector(selectTiming);
  const isClosed = useAppSelector(selectIsClosed);
  if (!timing) return null;
  if (isClosed) return <p className="text-14 font-semibold text-danger">{m.layout_closed_now()}</p>;
  const closing = formatClockTime(timing.closingTime);
  return (
    <p className="text-14 font-semibold text-positive">
      {[m.layout_open_now(), closing && m.layout_open_till({ time: closing })].filter(Boolean).join(' · ')}
    </p>
  );
}
