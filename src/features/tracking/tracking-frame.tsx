import { Clock, ExternalLink } from 'lucide-react';
import { useState, type Ref } from 'react';
import { Link } from 'react-router-dom';
import { SLOW_NOTICE_DELAY_MS, TRACKING_TIMEOUT_MS } from '@/config/limits';
import { paths } from '@/config/paths';
import { sendsMessages } from '@/integrations/tracking';
import { m } from '@/texts';
import { buttonClass } from '@/ui/controls/button';
import { Notice } from '@/ui/feedback/notice';
import { RetryButton } from '@/ui/controls/retry-button';
import { Skeleton } from '@/ui/feedback/skeleton';
import { StateMessage } from '@/ui/feedback/state-message';
import { useDelayedFlag } from '@/ui/hooks/use-delayed-flag';

interface TrackingFrameProps {
  /** URL of the tracking page, http(s) only. */
  url: string;
  title: string;
  hasMessage: boolean;
  ref: Ref<HTMLIFrameElement>;
}

/**
 * Embeds the tracking service's page, which must load or send a message within 15 s (docs/behaviour.md 12.1).
 * Browsers also fire `load` for their own error pages, so a load counts only while online.
 * A page that has loaded without sending a message stays, with a notice that offers a retry.
 */
export function TrackingFrame(props: TrackingFrameProps) {
  const [attempt, setAttempt] = useState(1);
  return (
    <Attempt
      // Changing the iframe's src adds a history entry, so mount a new iframe.
      key={`${props.url} ${String(attempt)}`}
      {...props}
      onRetry={() => setAttempt(attempt + 1)}
    />
  );
}

function Attempt({ url, title, hasMessage, ref, onRetry }: TrackingFrameProps & { onRetry: () => void }) {
  const [load, setLoad] = useState<'pending' | 'done' | 'failed'>('pending');
  const isPending = load === 'pending' && !hasMessage;
  const isTimedOut = useDelayedFlag(isPending, TRACKING_TIMEOUT_MS);
  const isUnavailable = !hasMessage && (load === 'failed' || isTimedOut);
  const isLoadSlow = useDelayedFlag(isPending, SLOW_NOTICE_DELAY_MS);
  const isMessageOverdue = useDelayedFlag(!hasMessage && sendsMessages(url), TRACKING_TIMEOUT_MS);
  return (
    <>
      {/* A page at another origin may refuse to be embedded, without a sign. */}
      {!sendsMessages(url) && (
        <p className="shrink-0 border-b border-line px-4">
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: 'text', size: '44', className: '-mx-4' })}
          >
            <span>{m.tracking_open()}</span>
            <ExternalLink className="size-4 shrink-0" />
          </a>
        </p>
      )}
      {isUnavailable && (
        <div role="alert" className="flex-1 overflow-y-auto">
          <StateMessage
            kind="offline"
            title={m.tracking_unavailable()}
            description={m.tracking_unavailable_text()}
            action={
              <>
                <RetryButton id="retry-tracking" onOnline={onRetry} onRetry={onRetry} />
                <Link to={paths.home} className={buttonClass({ variant: 'text', className: 'mt-1' })}>
                  {m.tracking_to_home()}
                </Link>
              </>
            }
            className="pt-20"
          />
        </div>
      )}
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
          src={url}
          title={title}
          // A tap may open a phone, payment or map link; the frame cannot navigate the shop away.
          sandbox="allow-scripts allow-same-origin allow-popups allow-top-navigation-to-custom-protocols"
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
              <RetryButton
                id="retry-tracking"
                onOnline={onRetry}
                variant="text"
                size="44"
                onRetry={onRetry}
              />
            </div>
          </Notice>
        )}
      </div>
    </>
  );
}
