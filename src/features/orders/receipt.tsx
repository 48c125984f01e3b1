import { Printer, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { COPY_NOTICE_MS, STATUS_MESSAGE_MS } from '@/config/limits';
import { formatOrderDate } from '@/domain/orders/order-texts';
import type { OrderDetail, OrderedItem } from '@/domain/orders/types';
import { selectContact } from '@/domain/shop/slice';
import type { RestaurantContact } from '@/domain/shop/types';
import { CLARITY_MASK } from '@/integrations/analytics/clarity-mask';
import { printPage } from '@/platform/print-page';
import { shareOrCopy } from '@/platform/share';
import { useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { Button } from '@/ui/controls/button';
import type { Elements } from '@/ui/elements';
import { useTimedState } from '@/ui/hooks/use-timed-state';
import { amountText, optionsOf, receiptText, sumsOf } from './receipt-text';
import './printed-receipt.css';

interface ReceiptActionsProps {
  order: OrderDetail;
  children?: Elements;
}

/** Prints an order's receipt, or shares it as text with the Web Share API or the clipboard. */
export function ReceiptActions({ order, children }: ReceiptActionsProps) {
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

function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser captures the page when this listener returns, so render synchronously.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

/** Receipt for paper. Printing its page prints only the receipt. */
function PrintedReceipt({ order, issuer }: { order: OrderDetail; issuer: RestaurantContact }) {
  if (!usePrinting()) return null;
  // Render outside the page, because the print style hides the page as a whole.
  return createPortal(
    <article className="printed-receipt text-12">
      <header className="flex items-start justify-between gap-8 border-b-2 border-current pb-3">
        <div className="min-w-0">
          <p dir="auto" className="text-20 font-bold">
            {issuer.name}
          </p>
          <p dir="auto">{issuer.address}</p>
          {issuer.phone && <p>{m.receipt_phone({ phone: issuer.phone })}</p>}
        </div>
        <div className="shrink-0 text-end">
          <p className="text-20 font-bold">{m.receipt_title()}</p>
          <p className="font-semibold">{m.orders_name({ id: order.id })}</p>
          <p>{formatOrderDate(order.date)}</p>
        </div>
      </header>
      <dl {...CLARITY_MASK} className="my-3 grid grid-cols-[max-content_1fr] gap-x-4">
        <ReceiptField name={m.receipt_diner()} value={order.name} />
        <ReceiptField name={m.receipt_diner_phone()} value={order.phone} />
        <ReceiptField name={m.receipt_address()} value={order.address} />
      </dl>
      <table className="w-full border-collapse tabular-nums">
        <thead>
          <tr className="border-y border-current text-start">
            <th scope="col" className="w-12 py-1.5 font-semibold">
              {m.receipt_quantity()}
            </th>
            <th scope="col" className="py-1.5 font-semibold">
              {m.receipt_item()}
            </th>
            <th scope="col" className="py-1.5 text-end font-semibold">
              {m.receipt_amount()}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((item, index) => (
            <Item key={`${String(index)} ${item.name}`} item={item} />
          ))}
        </tbody>
      </table>
      <dl className="mt-2 ms-auto w-64 break-inside-avoid border-t border-current pt-2 tabular-nums">
        {sumsOf(order).map(({ label, amount }) => (
          <div key={label} className="flex justify-between gap-4 py-0.5 last:text-16 last:font-bold">
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </article>,
    document.body,
  );
}

function ReceiptField({ name, value }: { name: string; value: string }) {
  if (!value) return null;
  return (
    <>
      <dt className="font-semibold">{name}</dt>
      <dd dir="auto" className="min-w-0">
        {value}
      </dd>
    </>
  );
}

function Item({ item }: { item: OrderedItem }) {
  return (
    <tr className="align-top">
      <td className="py-1">{item.count}</td>
      <td className="py-1">
        <span dir="auto" className="font-semibold">
          {item.name}
        </span>
        {item.size && (
          <span>
            <span>{' · '}</span>
            <span dir="auto">{item.size}</span>
          </span>
        )}
        {optionsOf(item).map((option, line) => (
          <p key={line} dir="auto">
            {option}
          </p>
        ))}
      </td>
      <td className="py-1 ps-4 text-end">{amountText(item.subtotal)}</td>
    </tr>
  );
}
