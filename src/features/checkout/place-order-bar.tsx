import { useRef } from 'react';
import { STILL_TRYING } from '@/config/limits';
import type { OrderChange } from '@/domain/checkout/changes';
import { selectCurrentBill, selectPriceStatus } from '@/domain/checkout/selectors';
import { selectCheckout } from '@/domain/checkout/slice';
import { selectReach } from '@/domain/connection/slice';
import { selectIsClosed } from '@/domain/shop/slice';
import { formatRupees } from '@/lib/money';
import type { RootState } from '@/store';
import { useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/skeleton';
import { StillTrying } from '@/ui/still-trying';
import { useToldHeight } from '@/ui/use-told-height';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { obstacleText } from './obstacle-text';
import { OrderChanges } from './order-changes';
import { ORDER_REFUSAL_ID, type OrderRefusal } from './refusal';

export interface PlaceOrderBarProps {
  onPlaceOrder: () => void;
  /** The browser is on its way to the payment page. */
  isLeaving: boolean;
  /** Why the last press did not place the order; null when it did, or when the reason is gone. */
  refusal: OrderRefusal | null;
  /** What has become different since the diner last saw the order. */
  changes: readonly OrderChange[];
}

/** The amount to pay and 'Place Order', in sight at the window's lower edge: on desktop in the right column alone. */
export function PlaceOrderBar({ onPlaceOrder, isLeaving, refusal, changes }: PlaceOrderBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const isWorkingOut = useAppSelector(selectPriceStatus) === 'working-out';
  useToldHeight(bar, covered);
  return (
    <div
      ref={bar}
      className="bottom-0 z-20 max-lg:inset-x-0 max-lg:not-low:fixed lg:bg-surface-sunken lg:py-2 lg:not-low:sticky"
    >
      <div className="bg-surface-raised pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] shadow-float max-lg:page-width lg:rounded-card lg:px-4 lg:py-2.5 lg:shadow-lift">
        <OrderChanges changes={changes} />
        <Refusal refusal={refusal} />
        <div className="flex flex-wrap items-center gap-x-4">
          <ToPay />
          <Action onPlaceOrder={onPlaceOrder} isLeaving={isLeaving} />
        </div>
        <StillTrying busy={isLeaving || isWorkingOut} label={m.still_trying()} after={STILL_TRYING} />
      </div>
    </div>
  );
}

/** Why the order was not placed; hidden while the button itself says so. */
function Refusal({ refusal }: Pick<PlaceOrderBarProps, 'refusal'>) {
  const text = useAppSelector((state) => refusal && obstacleText(state, refusal.obstacle));
  const isOnButton = useAppSelector(selectStandstill) !== null;
  return (
    <div role="alert" id={ORDER_REFUSAL_ID}>
      {text !== null && (
        <p className={isOnButton ? 'sr-only' : 'mb-2 text-14 font-semibold text-danger'}>{text}</p>
      )}
    </div>
  );
}

function ToPay() {
  const bill = useAppSelector(selectCurrentBill);
  const status = useAppSelector(selectPriceStatus);
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
      {status === 'failed' && <p className="text-14 font-semibold text-ink-muted">{m.checkout_no_price()}</p>}
    </div>
  );
}

/** The obstacle that takes Place Order out of use: the button reads as its text then. */
function selectStandstill(state: RootState): 'out-of-reach' | 'closed' | null {
  if (selectReach(state) !== 'reached') return 'out-of-reach';
  return selectIsClosed(state) ? 'closed' : null;
}

/** 'Place Order', or why it is not there (spec, section 2: Cart; contract, section 7). */
function Action({ onPlaceOrder, isLeaving }: Pick<PlaceOrderBarProps, 'onPlaceOrder' | 'isLeaving'>) {
  const standstill = useAppSelector((state) => {
    const obstacle = selectStandstill(state);
    return obstacle && obstacleText(state, obstacle);
  });
  const status = useAppSelector(selectPriceStatus);
  const { orderType, confirmedPickupTime } = useAppSelector(selectCheckout);
  if (standstill !== null) {
    return (
      <Button disabled className="flex-1">
        {standstill}
      </Button>
    );
  }
  if (status === 'failed') return null;
  if (orderType === 'Take Away' && confirmedPickupTime === '') {
    return <p className="flex-1 text-end text-14 text-ink-muted">{m.checkout_pickup_first()}</p>;
  }
  return (
    <Button
      busy={isLeaving || status !== 'ready'}
      onClick={onPlaceOrder}
      aria-describedby={ORDER_REFUSAL_ID}
      className="flex-1"
    >
      {m.checkout_place_order()}
    </Button>
  );
}

/** What is covered, as the dock does elsewhere, and what to keep the focus clear of. */
const covered = (height: string, position: string) => ({
  // On desktop it floats over its own column alone; a very low window has no room for it to float in.
  '--dock-height': position === 'fixed' ? height : '0px',
  '--place-order-height': position === 'static' ? '0px' : height,
});
