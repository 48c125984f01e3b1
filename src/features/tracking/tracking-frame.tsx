import { Clock } from 'lucide-react';
import { useEffect, useState, type Ref } from 'react';
import { STILL_TRYING } from '@/config/limits';
import { m } from '@/texts';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { Skeleton } from '@/ui/skeleton';

export interface TrackingFrameProps {
  /** Address of the tracking page: http(s) only. */
  address: string;
  /** The frame's accessible name. */
  title: string;
  /** Whether the page has been heard of otherwise: then it is there. */
  isAlive: boolean;
  ref: Ref<HTMLIFrameElement>;
}

/** The embedded page of the tracking service. A browser does not tell that a frame failed: only that it is slow. */
export function TrackingFrame({ address, title, isAlive, ref }: TrackingFrameProps) {
  const [attempt, setAttempt] = useState(1);
  const [loaded, setLoaded] = useState(0);
  const isThere = isAlive || loaded === attempt;
  const isSlow = useSlow(isThere, attempt);
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
        // Another source in the same frame would add a step to the history that Back has to undo.
        key={`${address} ${String(attempt)}`}
        ref={ref}
        src={address}
        title={title}
        sandbox="allow-scripts allow-same-origin"
        allow=""
        onLoad={() => setLoaded(attempt)}
        className="relative min-h-0 w-full flex-1 border-0"
      />
      {isSlow && (
        <Notice
          tone="warning"
          role="status"
          icon={<Clock aria-hidden="true" />}
          action={
            <Button variant="text" size="44" onClick={() => setAttempt(attempt + 1)}>
              {m.try_again()}
            </Button>
          }
          className="absolute inset-x-4 bottom-4"
        >
          {m.tracking_slow()}
        </Notice>
      )}
    </div>
  );
}

/** True once an attempt has taken 10 s. */
function useSlow(isThere: boolean, attempt: number): boolean {
  const [slow, setSlow] = useState(0);
  useEffect(() => {
    if (isThere) return undefined;
    const timer = setTimeout(() => setSlow(attempt), STILL_TRYING);
    return () => clearTimeout(timer);
  }, [attempt, isThere]);
  return !isThere && slow === attempt;
}
