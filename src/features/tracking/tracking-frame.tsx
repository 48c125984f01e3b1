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
  /** URL of the tracking page, http(s) only. */
  address: string;
  title: string;
  /** The page has sent a message, so it is loaded. */
  hasMessage: boolean;
  ref: Ref<HTMLIFrameElement>;
}

/**
 * Embeds the tracking service's page, which must load or send a message within 15 s (contract §8).
 * Browsers also fire `load` for their own error pages, so a load counts only while online.
 * A page that has loaded without sending a message stays, with a notice that offers a retry.
 */
export function TrackingFrame(props: TrackingFrameProps) {
  const [attempt, setAttempt] = useState(1);
  return (
    <Attempt
      // Changing the iframe's src adds a history entry, so mount a new iframe.
      key={`${props.address} ${String(attempt)}`}
      {...props}
      onRetry={() => setAttempt(attempt + 1)}
    />
  );
}

function Attempt({ address, title, hasMessage, ref, onRetry }: TrackingFrameProps & { onRetry: () => void }) {
  const [load, setLoad] = useState<'pending' | 'done' | 'failed'>('pending');
  const isPending = load === 'pending' && !hasMessage;
  const isTimedOut = useDelayedFlag(isPending, TRACKING_TIMEOUT_MS);
  const isUnavailable = !hasMessage && (load === 'failed' || isTimedOut);
  const isLoadSlow = useDelayedFlag(isPending, SLOW_NOTICE_DELAY_MS);
  const isMessageOverdue = useDelayedFlag(!hasMessage && sendsMessages(address), TRACKING_TIMEOUT_MS);
  return (
    <>
      {isUnavailable && <TrackingUnavailable onRetry={onRetry} />}
      {/* The hidden frame can still receive a late message. */}
      <div hidden={isUnavailable} className="relative flex min-h-0 flex-1 flex-col" aria-busy={isPending}>
        {isPending && (
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
            if (isPending && !isTimedOut) setLoad(navigator.onLine ? 'done' : 'failed');
          }}
          className="relative min-h-0 w-full flex-1 border-0"
        />
        {(isLoadSlow || isMessageOverdue) && !isUnavailable && (
          <Notice tone="warning" role="status" icon={<Clock />} className="relative m-4 shrink-0">
            <div className="flex flex-wrap items-center justify-end gap-x-2">
              <p className="flex-1 basis-40">{m.tracking_slow()}</p>
              <RetryButton id="retry-tracking" variant="text" size="44" onRetry={onRetry} />
            </div>
          </Notice>
        )}
      </div>
    </>
  );
}
