import { RotateCcw } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { ItemToOrderAgain } from '@/domain/orders/order-again';
import { m } from '@/texts';
import { Button, type ButtonProps } from '@/ui/controls/button';
import { ChunkErrorNotice } from '@/ui/feedback/chunk-errors';
import { lazyWithPreload } from '@/ui/feedback/lazy-with-preload';
import { usePreload } from '@/ui/hooks/use-preload';

const OrderAgainDialog = lazyWithPreload(
  () => import('./order-again-dialog').then((module) => module.OrderAgainDialog),
  ChunkErrorNotice,
);
const preloadTargets = [OrderAgainDialog];

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
  usePreload(preloadTargets);
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
      {opening > 0 && (
        <Suspense>
          <OrderAgainDialog key={opening} open={isOpen} order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
