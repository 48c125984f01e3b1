import { SLOW_NOTICE_DELAY_MS } from '@/config/limits';
import { m } from '@/texts';
import { useDelayedFlag } from '../hooks/use-delayed-flag';

/** Announces that a slow request is still being tried. */
export function SlowNotice({ busy }: { busy: boolean }) {
  const isSlow = useDelayedFlag(busy, SLOW_NOTICE_DELAY_MS);
  return (
    <div role="status">
      {isSlow && <p className="mt-2 text-center text-14 text-ink-muted">{m.still_trying()}</p>}
    </div>
  );
}
