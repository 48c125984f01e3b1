import { Check, ChefHat, X } from 'lucide-react';
import { statusText } from '@/domain/orders/status-text';
import { DELIVERED, NOT_ACCEPTED, PLACED } from '@/domain/orders/types';
import { m } from '@/texts';
import { Tag } from '@/ui/tag';

/** An order's status; 'order placed successfully' is shown as 'successfully' (spec, section 2: Order history). */
export function OrderStatus({ status }: { status: string }) {
  if (!status) return null;
  if (status === DELIVERED) return <Tag icon={<Check aria-hidden="true" />}>{statusText(status)}</Tag>;
  if (status === NOT_ACCEPTED) {
    return (
      <Tag tone="danger" icon={<X aria-hidden="true" />}>
        {statusText(status)}
      </Tag>
    );
  }
  const isPlaced = status === PLACED;
  return (
    <Tag tone="positive" icon={isPlaced ? <Check aria-hidden="true" /> : <ChefHat aria-hidden="true" />}>
      {isPlaced ? m.orders_placed() : status}
    </Tag>
  );
}
