import { paths } from '@/config/paths';
import { m } from '@/texts';
import { buttonClass } from '@/ui/controls/button';
import { Link } from '@/ui/controls/link';
import { RetryButton } from '@/ui/controls/retry-button';
import { StateMessage } from '@/ui/feedback/state-message';

/** Replaces the tracking page while its server does not answer. */
export function TrackingUnavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex-1 overflow-y-auto">
      <StateMessage
        kind="offline"
        title={m.tracking_unavailable()}
        description={m.tracking_unavailable_text()}
        action={
          <>
            <RetryButton id="retry-tracking" onRetry={onRetry} />
            <Link to={paths.home} className={buttonClass({ variant: 'text', className: 'mt-1' })}>
              {m.tracking_to_home()}
            </Link>
          </>
        }
        className="pt-20"
      />
    </div>
  );
}
