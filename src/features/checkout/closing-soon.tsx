import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { minutesToClosing } from '@/domain/checkout/pickup';
import { selectIsClosed, selectTiming } from '@/domain/shop/slice';
import { formatClockTime } from '@/texts/date-text';
import { useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { Notice } from '@/ui/feedback/notice';

const SOON_MINUTES = 30;
const TICK_MS = 15_000;

export function ClosingSoon() {
  const closingTime = useAppSelector(selectTiming)?.closingTime ?? '';
  const isClosed = useAppSelector(selectIsClosed);
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const minutes = isClosed ? null : minutesToClosing(closingTime, now);
  return (
    // 'additions': the minutes that pass are not announced.
    <div role="status" aria-relevant="additions" className="contents">
      {minutes !== null && minutes <= SOON_MINUTES && (
        <Notice tone="warning" icon={<Clock />}>
          {m.checkout_closing_soon({ time: formatClockTime(closingTime), minutes })}
        </Notice>
      )}
    </div>
  );
}
