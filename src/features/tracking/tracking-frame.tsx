import { Clock } from 'lucide-react';
import { useEffect, useState, type Ref } from 'react';
import { STILL_TRYING } from '@/config/limits';
import { answers } from '@/integrations/tracking';
import { m } from '@/texts';
import { Notice } from '@/ui/notice';
import { RetryButton } from '@/ui/retry-button';
import { Skeleton } from '@/ui/skeleton';
import { useLate } from '@/ui/use-late';
import { TrackingDown } from './tracking-down';

export interface TrackingFrameProps {
  /** Address of the tracking page: http(s) only. */
  address: string;
  /** The frame's accessible name. */
  title: string;
  /** Whether the page has been heard of otherwise: then it is there. */
  isAlive: boolean;
  ref: Ref<HTMLIFrameElement>;
}

/** The embedded page of the tracking service; a notice where it is slow, or does not answer. */
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
  const [isLoaded, setLoaded] = useState(false);
  const isThere = isAlive || isLoaded;
  const isSlow = useLate(!isThere, STILL_TRYING);
  const isDown = useDown(address) && !isAlive;
  if (isDown) return <TrackingDown onRetry={onRetry} />;
  return (
    <div className="relative flex min-h-0 flex-1 flex-col" aria-busy={!isThere}>
      {!isThere && (
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
        onLoad={() => setLoaded(true)}
        className="relative min-h-0 w-full flex-1 border-0"
      />
      {isSlow && (
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
  );
}

/** True once the page's server is known not to answer. */
function useDown(address: string): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void answers(address).then((does) => {
      if (isWanted) setDown(!does);
    });
    return () => {
      isWanted = false;
    };
  }, [address]);
  return isDown;
}
