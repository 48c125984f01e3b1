import { ArrowLeft } from 'lucide-react';
import { useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { selectIsOwnOrder } from '@/domain/orders/slice';
import { embeddable, readTrackState, trackingPageUrl } from '@/integrations/tracking';
import { useGoBack } from '@/ui/hooks/use-go-back';
import { useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { buttonClass } from '@/ui/controls/button';
import { IconButton } from '@/ui/controls/icon-button';
import { TrackingFrame } from './tracking-frame';
import { useHomeAfterOrder, useTrackedOrder } from './use-tracked-order';

/** Full-screen tracking of one order (spec §2, contract §5). */
export function TrackingPage({ orderId }: { orderId: string }) {
  const location = useLocation();
  const navigate = useNavigate();
  const goBack = useGoBack(paths.home);
  const frame = useRef<HTMLIFrameElement>(null);
  const track = readTrackState(location.state);
  const hasMessage = useTrackedOrder(orderId, frame, track !== null);
  const isOwnOrder = useAppSelector((state) => selectIsOwnOrder(state, orderId));
  useHomeAfterOrder(hasMessage && isOwnOrder && !track);
  return (
    <main tabIndex={-1} className="flex h-dvh flex-col bg-surface outline-none">
      <header className="flex min-h-14 shrink-0 flex-wrap items-center gap-1 border-b border-line px-4 pt-[env(safe-area-inset-top)]">
        <IconButton
          label={m.back()}
          icon={<ArrowLeft className="size-5 rtl:-scale-x-100" />}
          // After a payment, Back would open the payment page.
          onClick={track ? goBack : () => void navigate(paths.home)}
          className="-ms-3"
        />
        <h1 className="line-clamp-2 min-w-0 flex-1 basis-24 text-16 break-words font-bold">
          {m.tracking_order({ id: orderId })}
        </h1>
        <Link
          to={paths.orderDetails(orderId)}
          className={buttonClass({ variant: 'text', size: '44', className: '-me-4 ms-auto' })}
        >
          {m.tracking_order_details()}
        </Link>
      </header>
      <TrackingFrame
        ref={frame}
        url={embeddable(track?.trackingUrl) ?? trackingPageUrl(location.search)}
        title={m.tracking_frame({ id: orderId })}
        hasMessage={hasMessage}
      />
    </main>
  );
}
