import { ArrowLeft } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { HOME_AFTER_ORDER_MS } from '@/config/limits';
import { paths } from '@/config/paths';
import { statusKind } from '@/domain/orders/status';
import { orderReceived } from '@/domain/orders/types';
import { selectIsOwnOrder } from '@/domain/checkout/slice';
import { orderDetails, selectOrderStatus } from '@/domain/orders/slice';
import { embeddable, orderFromMessage, readTrackState, trackingPageUrl } from '@/integrations/tracking';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useWanted } from '@/store/use-resource';
import { m } from '@/texts';
import { buttonClass } from '@/ui/controls/button';
import { IconButton } from '@/ui/controls/icon-button';
import { StateMessage } from '@/ui/feedback/state-message';
import { useDelayedFlag } from '@/ui/hooks/use-delayed-flag';
import { useGoBack } from '@/ui/hooks/use-go-back';
import { PageHeader } from '@/ui/layout/page-header';
import { TrackingFrame } from './tracking-frame';

/** Follows an order through its tracking frame's messages. Returns true after the first message. */
function useTrackedOrder(
  orderId: string,
  frame: RefObject<HTMLIFrameElement | null>,
  fromTrackButton: boolean,
): boolean {
  const dispatch = useAppDispatch();
  const [hasMessage, setHasMessage] = useState(false);

  const isDelivered = useAppSelector(
    (state) => statusKind(selectOrderStatus(state, orderId) ?? '') === 'delivered',
  );
  useWanted(orderDetails, isDelivered ? null : orderId, 'each-time');

  // A layout effect: the frame's message may arrive before other effects run.
  useLayoutEffect(() => {
    const handleMessage = (event: MessageEvent<unknown>) => {
      const order = orderFromMessage(event, frame.current?.contentWindow ?? null);
      if (!order) return;
      dispatch(orderReceived(order, { fromTrackButton }));
      setHasMessage(true);
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, [dispatch, frame, fromTrackButton]);

  return hasMessage;
}

/** Full-screen tracking of one order (docs/behaviour.md 12.1). */
export function TrackingPage({ orderId }: { orderId: string }) {
  const location = useLocation();
  const navigate = useNavigate();
  const goBack = useGoBack(paths.home);
  const frame = useRef<HTMLIFrameElement>(null);
  const track = readTrackState(location.state);
  const hasMessage = useTrackedOrder(orderId, frame, track !== null);
  const isOwnOrder = useAppSelector((state) => selectIsOwnOrder(state, orderId));
  const isHomeDue = useDelayedFlag(hasMessage && isOwnOrder && !track, HOME_AFTER_ORDER_MS);
  return (
    <main tabIndex={-1} className="flex h-dvh flex-col bg-surface outline-none">
      {isHomeDue && <Navigate to={paths.home} replace />}
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

/** Return page of a payment that failed, was cancelled, or is not confirmed yet (docs/behaviour.md 12.1). */
export function UnpaidPage() {
  return (
    <main tabIndex={-1} className="min-h-dvh bg-surface outline-none">
      <PageHeader title={m.tracking_title()} onBack={useGoBack(paths.home)} />
      <StateMessage
        kind="empty-cart"
        title={m.tracking_unpaid()}
        description={m.tracking_unpaid_text()}
        action={
          <>
            <Link to={paths.cart} className={buttonClass()}>
              {m.tracking_to_cart()}
            </Link>
            <Link to={paths.orderHistory} className={buttonClass({ variant: 'text' })}>
              {m.orders_title()}
            </Link>
          </>
        }
        className="pt-20"
      />
    </main>
  );
}
