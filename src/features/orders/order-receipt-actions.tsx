import { Printer, Share2 } from 'lucide-react';
import { COPY_NOTICE_MS, STATUS_MESSAGE_MS } from '@/config/limits';
import type { OrderDetail } from '@/domain/orders/types';
import { selectContact } from '@/domain/shop/slice';
import { printPage } from '@/platform/print-page';
import { shareOrCopy } from '@/platform/share';
import { useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { Button } from '@/ui/controls/button';
import type { Elements } from '@/ui/elements';
import { useTimedState } from '@/ui/hooks/use-timed-state';
import { receiptText } from './receipt-text';
import { PrintedReceipt } from './printed-receipt';

interface OrderReceiptActionsProps {
  order: OrderDetail;
  children?: Elements;
}

/** Prints an order's receipt, or shares it as text with the Web Share API or the clipboard. */
export function OrderReceiptActions({ order, children }: OrderReceiptActionsProps) {
  const issuer = useAppSelector(selectContact);
  const [status, showStatus] = useTimedState<string>();

  const share = async () => {
    const text = receiptText(order, issuer);
    const result = await shareOrCopy({ title: m.orders_name({ id: order.id }), text }, text);
    if (result === 'copied') showStatus(m.receipt_copied(), COPY_NOTICE_MS);
    else if (result === 'failed') showStatus(m.receipt_not_copied(), STATUS_MESSAGE_MS);
  };

  const print = async () => {
    if (!(await printPage())) showStatus(m.receipt_not_printed(), STATUS_MESSAGE_MS);
  };

  return (
    <div className="flex flex-wrap items-center gap-2">
      {children}
      <Button variant="secondary" size="44" onClick={() => void print()}>
        <Printer className="size-4" />
        <span>{m.receipt_print()}</span>
      </Button>
      <Button variant="secondary" size="44" onClick={() => void share()}>
        <Share2 className="size-4" />
        <span>{m.receipt_share()}</span>
      </Button>
      <p role="status" className="px-1 text-14 text-ink-muted">
        {status}
      </p>
      <PrintedReceipt order={order} issuer={issuer} />
    </div>
  );
}
