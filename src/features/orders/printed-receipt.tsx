import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { remainderRow } from '@/domain/bill/remainder';
import { formatOrderDate } from '@/domain/orders/order-date';
import { orderRemainder, type OrderDetail, type OrderedItem } from '@/domain/orders/types';
import type { RestaurantContact } from '@/domain/shop/types';
import { formatRupees } from '@/lib/money';
import { m } from '@/texts';
import { CLARITY_MASK } from '@/integrations/analytics/clarity-mask';
import './printed-receipt.css';

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
export function PrintedReceipt({ order, issuer }: { order: OrderDetail; issuer: RestaurantContact }) {
  if (!usePrinting()) return null;
  const other = remainderRow(orderRemainder(order));
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
        <Fact name={m.receipt_diner()} value={order.name} />
        <Fact name={m.receipt_diner_phone()} value={order.phone} />
        <Fact name={m.receipt_address()} value={order.address} />
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
        <Sum name={m.orders_details_subtotal()} amount={formatRupees(order.subtotal)} />
        <Sum name={m.orders_details_gst()} amount={formatRupees(order.gst)} />
        {other && <Sum name={other.label} amount={other.amount} />}
        <Sum
          name={m.orders_details_total()}
          amount={formatRupees(order.total)}
          className="text-16 font-bold"
        />
      </dl>
    </article>,
    document.body,
  );
}

function Fact({ name, value }: { name: string; value: string }) {
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
        {item.toppings && <p dir="auto">{item.toppings}</p>}
        {item.addOns && <p>{m.orders_details_add_ons({ addOns: item.addOns })}</p>}
      </td>
      <td className="py-1 ps-4 text-end">{formatRupees(item.subtotal)}</td>
    </tr>
  );
}

function Sum({ name, amount, className = '' }: { name: string; amount: string; className?: string }) {
  return (
    <div className={`flex justify-between gap-4 py-0.5 ${className}`}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
