import { SLOW_NOTICE_DELAY_MS } from '@/config/limits';
import { m } from '@/texts';
import { useDelayedFlag } from '../hooks/use-delayed-flag';

interface SlowNoticeProps {
  busy: boolean;
  className?: string;
}

export function SlowNotice({ busy, className = 'mt-2 text-center text-14 text-ink-muted' }: SlowNoticeProps) {
  const isSlow = useDelayedFlag(busy, SLOW_NOTICE_DELAY_MS);
  return <div role="status">{isSlow && <p className={className}>{m.still_trying()}</p>}</div>;
}
