import { RotateCcw } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { ItemToRepeat } from '@/domain/orders/again';
import { m } from '@/texts';
import { chunkErrorTexts } from '@/texts/chunk-error-texts';
import { Button, type ButtonProps } from '@/ui/button';
import { MissingPrompt } from '@/ui/missing-prompt';
import { onDemand } from '@/ui/on-demand';
import { useWarmUp } from '@/ui/use-warm-up';

const OrderAgainDialog = onDemand(
  () => import('./order-again-dialog').then((module) => module.OrderAgainDialog),
  ({ onRetry }) => <MissingPrompt texts={chunkErrorTexts} onRetry={onRetry} />,
);
const partsOfTaps = [OrderAgainDialog];

export interface OrderAgainProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  orderId: string;
  /** What is known of its items; the order in full, once it is there, knows their sizes. */
  items: readonly ItemToRepeat[];
  /** Id of what names the order, where several stand on a page. */
  describedBy?: string;
}

/** 'Order again', with the dialog that shows what that means today. Each opening starts afresh. */
export function OrderAgain({ orderId, items, describedBy, ...look }: OrderAgainProps) {
  const [isOpen, setOpen] = useState(false);
  const [opening, setOpening] = useState(0);
  useWarmUp(partsOfTaps);
  if (items.length === 0) return null;
  return (
    <>
      <Button
        {...look}
        aria-describedby={describedBy}
        onClick={() => {
          setOpening(opening + 1);
          setOpen(true);
        }}
      >
        {look.size !== '44' && <RotateCcw aria-hidden="true" className="size-5" />}
        {m.order_again()}
      </Button>
      {opening > 0 && (
        <Suspense>
          <OrderAgainDialog
            key={opening}
            open={isOpen}
            orderId={orderId}
            items={items}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
