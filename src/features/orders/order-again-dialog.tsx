import { CircleAlert } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { selectCartFetch, selectIsCartBusy } from '@/domain/cart/slice';
import { selectIsMenuCurrent } from '@/domain/catalogue/catalogue';
import { dishesInOrder } from '@/domain/menu/shown-categories';
import { selectMenu } from '@/domain/menu/slice';
import { matchOrder, totalOf, type ItemToOrderAgain } from '@/domain/orders/order-again';
import { fetchOrder, selectOrder } from '@/domain/orders/slice';
import { formatRupees } from '@/lib/money';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { loadShop } from '@/store/load-shop';
import { m } from '@/texts';
import { Button } from '@/ui/controls/button';
import { Dialog } from '@/ui/overlay/dialog';
import { LoadingStatus } from '@/ui/feedback/loading-status';
import { Notice } from '@/ui/feedback/notice';
import { RetryButton } from '@/ui/controls/retry-button';
import { Skeleton } from '@/ui/feedback/skeleton';
import { StateMessage } from '@/ui/feedback/state-message';
import { AddableList, ChoiceList, UnavailableList } from './order-again-lists';
import { useDishChoices } from './use-dish-choices';
import { useOrderAgain } from './use-order-again';

interface OrderAgainDialogProps {
  open: boolean;
  order: { id: string; items: readonly ItemToOrderAgain[] };
  onClose: () => void;
}

/** Returns the items with their sizes; null while the full order loads. Falls back to `known` after a failure. */
function useFullItems(
  orderId: string,
  known: readonly ItemToOrderAgain[],
): readonly ItemToOrderAgain[] | null {
  const dispatch = useAppDispatch();
  const details = useAppSelector((state) => selectOrder(state, orderId));
  const hasDetails = Boolean(details?.data);
  useEffect(() => {
    if (!hasDetails) void dispatch(fetchOrder(orderId));
  }, [dispatch, hasDetails, orderId]);
  return details?.data?.items ?? (details?.status === 'failed' ? known : null);
}

export function OrderAgainDialog({ open, order, onClose }: OrderAgainDialogProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const menu = useAppSelector(selectMenu);
  const isMenuCurrent = useAppSelector(selectIsMenuCurrent);
  const currentMenu = isMenuCurrent ? menu.data : null;
  const fullItems = useFullItems(order.id, order.items);
  const matchedOrder = useMemo(
    () => (currentMenu && fullItems ? matchOrder(fullItems, dishesInOrder(currentMenu)) : null),
    [fullItems, currentMenu],
  );
  const { addable = [], toChoose = [], unavailable = [] } = matchedOrder ?? {};
  const { progress, run, addedNames } = useOrderAgain(addable, open);
  const choices = useDishChoices();
  const isCartBusy = useAppSelector(selectIsCartBusy);
  const isCartFetched = useAppSelector((state) => selectCartFetch(state).status !== 'pending');

  const failed = addable.find(({ variant }) => variant.id === progress.failed);
  const count = addable.reduce((sum, { quantity }) => sum + quantity, 0);
  const hasChosen = toChoose.some(({ dishes }, index) => choices.isChosen(index, dishes));
  // A failed request may have changed the cart, so wait until it is fetched again.
  const isWaiting = isCartBusy || (failed !== undefined && !isCartFetched);

  const action =
    addable.length > 0 ? (
      <Button className="flex-1" busy={isWaiting} onClick={() => void run()}>
        {failed
          ? m.orders_again_go_on()
          : m.orders_again_confirm({ count, total: formatRupees(totalOf(addable)) })}
      </Button>
    ) : (
      hasChosen && (
        <Button className="flex-1" onClick={() => void navigate(paths.cart)}>
          {m.orders_again_to_cart()}
        </Button>
      )
    );

  return (
    <Dialog open={open} onClose={onClose} label={m.orders_again()}>
      <Dialog.Header>{m.orders_again()}</Dialog.Header>
      <Dialog.Body>
        {matchedOrder ? (
          <div className="grid grid-cols-1 gap-5 px-5 pt-1 pb-5">
            {failed && (
              <Notice tone="danger" role="alert" icon={<CircleAlert />}>
                {addedNames
                  ? m.orders_again_stopped_after({ name: failed.dish.name, added: addedNames })
                  : m.orders_again_stopped({ name: failed.dish.name })}
              </Notice>
            )}
            {addable.length === 0 && toChoose.length === 0 && (
              <p className="text-14 text-ink-muted">{m.orders_again_nothing()}</p>
            )}
            <ChoiceList toChoose={toChoose} choices={choices} />
            <AddableList addable={addable} progress={progress} />
            <UnavailableList unavailable={unavailable} />
          </div>
        ) : menu.status === 'failed' ? (
          <StateMessage
            kind="failed"
            role="status"
            level={3}
            title={m.orders_again_failed()}
            description={m.orders_again_failed_text()}
            action={<RetryButton id="retry-menu-of-today" onRetry={() => void dispatch(loadShop())} />}
            className="py-8"
          />
        ) : (
          <div className="grid gap-3 px-5 py-4">
            <LoadingStatus />
            <Skeleton className="h-4 w-48" />
            <Skeleton className="h-5 w-64" />
            <Skeleton className="h-5 w-56" />
          </div>
        )}
      </Dialog.Body>
      {matchedOrder && action && <Dialog.Footer>{action}</Dialog.Footer>}
    </Dialog>
  );
}
