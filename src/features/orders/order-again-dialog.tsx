import { Check, CircleAlert } from 'lucide-react';
import { useMemo, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { selectBusyVariantId, selectCartResource, selectIsCartBusy } from '@/domain/cart/slice';
import { selectIsMenuCurrent } from '@/domain/catalogue/catalogue';
import { dishesInOrder } from '@/domain/menu/filter-categories';
import { selectMenu } from '@/domain/menu/slice';
import type { Dish } from '@/domain/menu/types';
import { matchOrder, totalOf, type ItemToOrderAgain } from '@/domain/orders/order-again';
import { orderDetails } from '@/domain/orders/slice';
import { formatRupees } from '@/lib/money';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useResource } from '@/store/use-resource';
import { loadShop } from '@/store/wanted';
import { m } from '@/texts';
import { Button } from '@/ui/controls/button';
import { Dialog } from '@/ui/overlay/dialog';
import type { Elements } from '@/ui/elements';
import { Notice } from '@/ui/feedback/notice';
import { RetryButton } from '@/ui/controls/retry-button';
import { SkeletonRows } from '@/ui/feedback/skeleton-rows';
import { Spinner } from '@/ui/feedback/spinner';
import { StateMessage } from '@/ui/feedback/state-message';
import { FoodMark } from '@/ui/text/food-mark';
import { VisuallyHidden } from '@/ui/text/visually-hidden';
import { useDishChoices, useOrderAgain } from './use-order-again';

interface OrderAgainDialogProps {
  open: boolean;
  order: { id: string; items: readonly ItemToOrderAgain[] };
  onClose: () => void;
}

export function OrderAgainDialog({ open, order, onClose }: OrderAgainDialogProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const menu = useAppSelector(selectMenu);
  const isMenuCurrent = useAppSelector(selectIsMenuCurrent);
  const currentMenu = isMenuCurrent ? menu.data : null;
  const full = useResource(orderDetails, order.id);
  // With their sizes, unless the full order cannot be read. null: it is still loading.
  const items = full.data?.items ?? (full.status === 'failed' ? order.items : null);
  const matchedOrder = useMemo(
    () => (currentMenu && items ? matchOrder(items, dishesInOrder(currentMenu)) : null),
    [items, currentMenu],
  );
  const { addable = [], toChoose = [], unavailable = [] } = matchedOrder ?? {};
  const { progress, run, addedNames } = useOrderAgain(addable, open);
  const choices = useDishChoices();
  const busyVariantId = useAppSelector(selectBusyVariantId);
  const isCartBusy = useAppSelector(selectIsCartBusy);
  const isCartFetched = useAppSelector((state) => selectCartResource(state).status !== 'pending');

  const failed = addable.find(({ variant }) => variant.id === progress.failed);
  const count = addable.reduce((sum, { quantity }) => sum + quantity, 0);
  const hasChosen = toChoose.some((_, index) => choices.isChosen(index));
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
            <ListSection title={m.orders_again_to_choose()} description={m.orders_again_to_choose_text()}>
              {toChoose.map(({ item, dishes }, index) => (
                <Row key={`${String(index)} ${item.name}`} {...item} details={lastOrderText(item)} isCentred>
                  {choices.isChosen(index) && <InCart>{m.orders_again_chosen()}</InCart>}
                  <ul className="ms-auto grid shrink-0 gap-2">
                    {dishes.map((dish) => (
                      <li key={dish.id} className="flex items-center justify-end gap-2">
                        {dishes.length > 1 && <FoodMark food={dish.food} />}
                        <span className="text-ink-muted tabular-nums">{lowestPrice(dish)}</span>
                        <Button variant="tonal" size="44" onClick={() => choices.choose(index, dish)}>
                          <span>{m.orders_again_choose()}</span> <VisuallyHidden>{dish.name}</VisuallyHidden>
                        </Button>
                      </li>
                    ))}
                  </ul>
                </Row>
              ))}
            </ListSection>
            <ListSection title={m.orders_again_addable()}>
              {addable.map(({ dish, variant, quantity }) => (
                <Row key={variant.id} count={quantity} name={dish.name} details={variant.label}>
                  {busyVariantId === variant.id && <Spinner />}
                  {progress.added.includes(variant.id) && <InCart>{m.orders_again_added()}</InCart>}
                  <span className="ms-auto font-semibold tabular-nums">
                    {formatRupees(quantity * variant.offerPrice)}
                  </span>
                </Row>
              ))}
            </ListSection>
            <ListSection title={m.orders_again_missing()}>
              {unavailable.map(({ item, reason }, index) => (
                <Row key={`${String(index)} ${item.name}`} {...item} details={item.size}>
                  <span className="ms-auto text-12 text-ink-muted">
                    {reason === 'gone' ? m.orders_again_gone() : m.orders_again_out_of_stock()}
                  </span>
                </Row>
              ))}
            </ListSection>
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
          <SkeletonRows widths={['w-48', 'w-64', 'w-56']} className="px-5 py-4" />
        )}
      </Dialog.Body>
      {matchedOrder && action && <Dialog.Footer>{action}</Dialog.Footer>}
    </Dialog>
  );
}

interface ListSectionProps {
  title: string;
  description?: string;
  children: readonly ReactElement[];
}

function ListSection({ title, description, children }: ListSectionProps) {
  if (children.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="text-14 font-bold">{title}</h3>
      {description && <p className="text-12 text-ink-muted">{description}</p>}
      <ul className="divide-y divide-line">{children}</ul>
    </section>
  );
}

interface RowProps {
  count: number;
  name: string;
  details: string | null | undefined;
  isCentred?: boolean;
  children: Elements;
}

function Row({ count, name, details, isCentred = false, children }: RowProps) {
  return (
    <li className={`flex flex-wrap gap-x-3 py-3 text-14 ${isCentred ? 'items-center' : 'items-start'}`}>
      <div className="w-min min-w-0 grow">
        <p className="font-semibold">{m.orders_item({ count, name })}</p>
        {details && (
          <p dir="auto" className="text-12 text-ink-muted">
            {details}
          </p>
        )}
      </div>
      {children}
    </li>
  );
}

function InCart({ children }: { children: string }) {
  return (
    <span className="inline-flex shrink-0 items-center gap-1 text-12 font-semibold text-positive">
      <Check className="size-4" />
      <span>{children}</span>
    </span>
  );
}

function lastOrderText({ size, toppings, addOns }: ItemToOrderAgain): string | null {
  const what = [size, toppings, addOns].filter(Boolean).join(' · ');
  return what ? m.orders_again_last_time({ what }) : null;
}

function lowestPrice(dish: Dish): string {
  const price = formatRupees(Math.min(...dish.variants.map((variant) => variant.offerPrice)));
  return dish.variants.length > 1 ? m.orders_again_from({ price }) : price;
}
