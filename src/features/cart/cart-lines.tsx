import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import {
  selectCanStartNewCart,
  selectCartResource,
  selectIsCartBusy,
  selectCartId,
  selectCartLines,
} from '@/domain/cart/slice';
import { fetchCart, startNewCart } from '@/domain/cart/thunks';
import type { RootState } from '@/domain/root-reducer';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { formatText } from '@/texts/stored-text';
import { Button, buttonClass } from '@/ui/controls/button';
import { Panel } from '@/ui/layout/panel';
import { RetryButton } from '@/ui/controls/retry-button';
import { SkeletonRows } from '@/ui/feedback/skeleton-rows';
import { StateMessage } from '@/ui/feedback/state-message';
import { CartLineRow } from './cart-line-row';
import { DishesToCarryOver } from './dishes-to-carry-over';

/** View of the cart page. 'failed' applies even when older lines are known (docs/behaviour.md 8.1). */
export type CartView = 'loading' | 'failed' | 'empty' | 'filled';

export function selectCartView(state: RootState): CartView {
  const { status } = selectCartResource(state);
  const hasLines = selectCartLines(state).length > 0;
  if (!selectCartId(state) && !hasLines) return 'empty';
  if (status === 'failed') return 'failed';
  if (hasLines) return 'filled';
  return status === 'ready' ? 'empty' : 'loading';
}

interface CartLinesProps {
  view: CartView;
  orderError?: string | undefined;
  /** Id of the link to the menu: focused when the order is below the minimum. */
  addMoreId: string;
}

/** Left panel of the cart page (docs/behaviour.md 8.2). */
export function CartLines({ view, orderError, addMoreId }: CartLinesProps) {
  const lines = useAppSelector(selectCartLines);
  if (view === 'loading')
    return (
      <Panel className="lg:p-6">
        <SkeletonRows
          rows={3}
          widths={['w-3/4', 'w-1/3']}
          rowClassName="h-25 justify-center border-b border-line lg:h-28"
        />
      </Panel>
    );
  if (view === 'failed') return <LinesFailed />;
  return (
    <Panel className="pb-1 lg:p-6 lg:pb-2">
      <h2 className="sr-only">{m.cart_lines()}</h2>
      <DishesToCarryOver />
      <ul aria-label={m.cart_lines()} className="@container">
        {lines.map((line) => (
          <CartLineRow key={line.variantId} line={line} />
        ))}
      </ul>
      {/* Announced by the live region of Place Order. */}
      {orderError !== undefined && <p className="pt-3 text-14 font-semibold text-danger">{orderError}</p>}
      <Link
        id={addMoreId}
        to={paths.menu()}
        className={buttonClass({ variant: 'text', size: '44', className: '-ms-4 gap-3' })}
      >
        <Plus className="size-5" />
        <span>{m.cart_add_more()}</span>
      </Link>
    </Panel>
  );
}

function LinesFailed() {
  const dispatch = useAppDispatch();
  const { failure } = useAppSelector(selectCartResource);
  const canStartNew = useAppSelector(selectCanStartNewCart);
  const isBusy = useAppSelector(selectIsCartBusy);
  return (
    <Panel>
      <StateMessage
        kind="failed"
        role="alert"
        title={failure ? formatText(failure) : ''}
        description={m.cart_failed_text()}
        action={
          <>
            <RetryButton id="retry-cart" onRetry={() => void dispatch(fetchCart())} />
            {canStartNew && (
              <Button variant="text" busy={isBusy} onClick={() => void dispatch(startNewCart())}>
                {m.cart_start_new()}
              </Button>
            )}
          </>
        }
      />
    </Panel>
  );
}
