import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { ItemToOrderAgain } from '@/domain/orders/order-again';
import { m } from '@/texts';
import { Button, type ButtonProps } from '@/ui/controls/button';
import { lazyDialog } from '@/ui/overlay/lazy-dialog';

const OrderAgainDialog = lazyDialog(
  () => import('./order-again-dialog').then((module) => module.OrderAgainDialog),
  { isPreloaded: true },
);

interface OrderAgainProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  /** With the items known so far. The full order adds their sizes. */
  order: { id: string; items: readonly ItemToOrderAgain[] };
  /** Id of the element that names the order, on pages with several orders. */
  describedBy?: string;
}

/** Each opening of the dialog starts with fresh state. */
export function OrderAgain({ order, describedBy, ...buttonProps }: OrderAgainProps) {
  const [isOpen, setOpen] = useState(false);
  const [opening, setOpening] = useState(0);
  if (order.items.length === 0) return null;
  return (
    <>
      <Button
        {...buttonProps}
        aria-describedby={describedBy}
        onClick={() => {
          setOpening(opening + 1);
          setOpen(true);
        }}
      >
        {buttonProps.size !== '44' && <RotateCcw className="size-5" />}
        <span>{m.orders_again()}</span>
      </Button>
      <OrderAgainDialog key={opening} open={isOpen} order={order} onClose={() => setOpen(false)} />
    </>
  );
}
