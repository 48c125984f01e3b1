import { Clock } from 'lucide-react';
import { useState, type Ref } from 'react';
import { SLOW_NOTICE_DELAY_MS, TRACKING_TIMEOUT_MS } from '@/config/limits';
import { sendsMessages } from '@/integrations/tracking';
import { m } from '@/texts';
import { Notice } from '@/ui/feedback/notice';
import { RetryButton } from '@/ui/controls/retry-button';
import { Skeleton } from '@/ui/feedback/skeleton';
import { useDelayedFlag } from '@/ui/hooks/use-delayed-flag';
import { TrackingUnavailable } from './tracking-unavailable';

export interface TrackingFrameProps {
  /** Address of the tracking page: http(s) only. */
  address: string;
  /** The frame's accessible name. */
  title: string;
  /** Whether the page has sent a message: then it is there. */
  isAlive: boolean;
  ref: Ref<HTMLIFrameElement>;
}

/**
 * The embedded page of the tracking service. The frame alone decides whether the page is there, by its load or
 * a message within 15 s (contract, section 8). Browsers fire `load` for their own error pages too, and do not
 * tell them apart from a page of another origin. So a load counts only while online, and a page of the service
 * that has loaded without sending a message stays, with a notice that offers to try again.
 */
export function TrackingFrame(props: TrackingFrameProps) {
  const [attempt, setAttempt] = useState(1);
  return (
    <Attempt
      // Another source in the same frame would add a step to the history that Back has to undo.
      key={`${props.address} ${String(attempt)}`}
      {...props}
      onRetry={() => setAttempt(attempt + 1)}
    />
  );
}

function Attempt({ address, title, isAlive, ref, onRetry }: TrackingFrameProps & { onRetry: () => void }) {
  const [load, setLoad] = useState<'pending' | 'done' | 'failed'>('pending');
  const isAwaited = load === 'pending' && !isAlive;
  const isTimedOut = useDelayedFlag(isAwaited, TRACKING_TIMEOUT_MS);
  const isDown = !isAlive && (load === 'failed' || isTimedOut);
  const isLoadSlow = useDelayedFlag(isAwaited, SLOW_NOTICE_DELAY_MS);
  const isMessageOverdue = useDelayedFlag(!isAlive && sendsMessages(address), TRACKING_TIMEOUT_MS);
  return (
    <>
      {isDown && <TrackingUnavailable onRetry={onRetry} />}
      {/* While down, the frame stays for a message that comes later. */}
      <div hidden={isDown} className="relative flex min-h-0 flex-1 flex-col" aria-busy={isAwaited}>
        {isAwaited && (
          <div className="absolute inset-0 flex flex-col gap-4 p-4">
            <Skeleton shape="box" className="h-40 w-full" />
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-5 w-1/2" />
          </div>
        )}
        <iframe
          ref={ref}
          src={address}
          title={title}
          sandbox="allow-scripts allow-same-origin"
          allow=""
          onLoad={() => {
            if (isAwaited && !isTimedOut) setLoad(navigator.onLine ? 'done' : 'failed');
          }}
          className="relative min-h-0 w-full flex-1 border-0"
        />
        {(isLoadSlow || isMessageOverdue) && !isDown && (
          <Notice
            tone="warning"
            role="status"
            icon={<Clock aria-hidden="true" />}
            className="relative m-4 shrink-0"
          >
            <div className="flex flex-wrap items-center justify-end gap-x-2">
              <p className="flex-1 basis-40">{m.tracking_slow()}</p>
              <RetryButton id="retry-tracking" variant="text" size="44" onRetry={onRetry}>
                {m.try_again()}
              </RetryButton>
            </div>
          </Notice>
        )}
      </div>
    </>
  );
}
