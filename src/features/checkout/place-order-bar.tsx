import { useRef } from 'react';
import type { OrderChange } from '@/domain/checkout/changes';
import { selectBillStatus, selectCurrentBill, selectOrderTypeRules } from '@/domain/checkout/selectors';
import { selectConfirmedPickupTime } from '@/domain/checkout/slice';
import { selectConnectivity } from '@/domain/connectivity/slice';
import { selectIsClosed } from '@/domain/shop/slice';
import type { RootState } from '@/domain/root-reducer';
import { formatRupees } from '@/lib/money';
import { useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { Button } from '@/ui/controls/button';
import { Skeleton } from '@/ui/feedback/skeleton';
import { SlowNotice } from '@/ui/feedback/slow-notice';
import { useFocusFallback } from '@/ui/hooks/use-focus-fallback';
import { useHeightCssVar } from '@/ui/layout/use-height-css-var';
import { VisuallyHidden } from '@/ui/text/visually-hidden';
import { RETRY_BILL_ID } from './bill-details';
import { OrderChanges } from './order-changes';
import { obstacleText, ORDER_ERROR_ID, selectErrorAt, type OrderError } from './order-error';

interface PlaceOrderBarProps {
  onPlaceOrder: () => void;
  isLeaving: boolean;
  /** Null without an error, or when its reason no longer applies. */
  orderError: OrderError | null;
  changes: readonly OrderChange[];
  areChangesFocused: boolean;
}

/** Amount to pay and 'Place Order', fixed to the lower edge; on desktop in the right column only. */
export function PlaceOrderBar(props: PlaceOrderBarProps) {
  const { onPlaceOrder, isLeaving, orderError, changes, areChangesFocused } = props;
  const bar = useRef<HTMLDivElement>(null);
  const isBillPending = useAppSelector(selectBillStatus) === 'pending';
  useHeightCssVar(bar, heightVariables);
  return (
    <div
      ref={bar}
      className="bottom-(--keyboard-height,0px) z-20 max-lg:inset-x-0 max-lg:not-low:fixed lg:bg-surface-sunken lg:py-2 lg:not-low:sticky"
    >
      <div
        data-place-order-bar
        className="bg-surface-raised pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] shadow-float max-lg:page-width lg:rounded-card lg:px-4 lg:py-2.5 lg:shadow-lift"
      >
        <OrderChanges changes={changes} isFocused={areChangesFocused} />
        <OrderErrorText orderError={orderError} />
        <div className="flex flex-wrap items-center gap-x-4">
          <ToPay />
          <PlaceOrderButton onPlaceOrder={onPlaceOrder} isLeaving={isLeaving} />
        </div>
        <SlowNotice busy={isLeaving || isBillPending} />
      </div>
    </div>
  );
}

/** Hidden visually while the button shows the same text. */
function OrderErrorText({ orderError }: Pick<PlaceOrderBarProps, 'orderError'>) {
  const text = useAppSelector((state) => orderError && obstacleText(state, orderError.obstacle));
  // The focused field is described by the same text.
  const isInField = useAppSelector((state) => selectErrorAt(state, orderError, 'pickup-time') !== undefined);
  const isOnButton = useAppSelector(selectDisablingObstacle) !== null;
  return (
    <div role={isInField ? undefined : 'alert'} id={ORDER_ERROR_ID}>
      {text !== null &&
        (isOnButton ? (
          <VisuallyHidden>{text}</VisuallyHidden>
        ) : (
          <p className="mb-2 text-14 font-semibold text-danger">{text}</p>
        ))}
    </div>
  );
}

function ToPay() {
  const bill = useAppSelector(selectCurrentBill);
  const status = useAppSelector(selectBillStatus);
  return (
    <div role="status" aria-atomic="true" className="min-w-24">
      <p className="text-12 text-ink-muted">{m.checkout_to_pay()}</p>
      {bill && (
        <p className="text-20 font-bold whitespace-nowrap tabular-nums">{formatRupees(bill.payable)}</p>
      )}
      {!bill && status !== 'failed' && (
        <>
          <VisuallyHidden>{m.checkout_working_out()}</VisuallyHidden>
          <Skeleton className="my-1.5 h-4 w-20" />
        </>
      )}
      {status === 'failed' && <p className="text-14 font-semibold text-ink-muted">{m.checkout_no_bill()}</p>}
    </div>
  );
}

function selectDisablingObstacle(state: RootState): 'no-connection' | 'closed' | null {
  if (selectConnectivity(state) !== 'online') return 'no-connection';
  return selectIsClosed(state) ? 'closed' : null;
}

/** 'Place Order', or why it is missing (docs/behaviour.md 8.7). */
function PlaceOrderButton({
  onPlaceOrder,
  isLeaving,
}: Pick<PlaceOrderBarProps, 'onPlaceOrder' | 'isLeaving'>) {
  const disabledText = useAppSelector((state) => {
    const obstacle = selectDisablingObstacle(state);
    return obstacle && obstacleText(state, obstacle);
  });
  const status = useAppSelector(selectBillStatus);
  const hasPickupTime = useAppSelector(selectConfirmedPickupTime) !== '';
  const { needs } = useAppSelector(selectOrderTypeRules);
  const button = useFocusFallback(RETRY_BILL_ID);
  if (disabledText !== null) {
    return (
      <Button disabled className="flex-1">
        {disabledText}
      </Button>
    );
  }
  if (status === 'failed') return null;
  if (needs === 'pickup-time' && !hasPickupTime) {
    return <p className="flex-1 text-end text-14 text-ink-muted">{m.checkout_pickup_first()}</p>;
  }
  return (
    <Button
      ref={button}
      busy={isLeaving || status !== 'ready'}
      onClick={onPlaceOrder}
      aria-describedby={ORDER_ERROR_ID}
      className="flex-1"
    >
      {m.checkout_place_order()}
    </Button>
  );
}

const heightVariables = (height: string, position: string) => ({
  // On desktop the bar covers only its own column. In a `low` viewport it does not float.
  '--floating-bars-height': position === 'fixed' ? height : '0px',
  '--place-order-height': position === 'static' ? '0px' : height,
});
