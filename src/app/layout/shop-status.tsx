import { selectIsClosed, selectTiming } from '@/domain/shop/slice';
import { formatClockTime } from '@/texts/date-text';
import { useAppSelector } from '@/store/hooks';
import { m } from '@/texts';

export function ShopStatus() {
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
