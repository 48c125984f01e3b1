import { Check, ChefHat, X } from 'lucide-react';
import { statusText } from '@/domain/orders/status-text';
import { DELIVERED, NOT_ACCEPTED, PLACED } from '@/domain/orders/types';
import { m } from '@/texts';
import { Tag, type TagProps } from '@/ui/text/tag';
import { VisuallyHidden } from '@/ui/text/visually-hidden';

/** Shows "order placed successfully" as "successfully" (spec §2). */
export function OrderStatus({ status }: { status: string }) {
  if (!status) return null;
  return (
    // The restaurant defines this text, so its length is unlimited.
    <Tag {...tagProps(status)} className="min-w-0 wrap-anywhere">
      <VisuallyHidden>{m.orders_status()}</VisuallyHidden>
      <span dir="auto" className="min-w-0">
        {status === PLACED ? m.orders_placed() : statusText(status)}
      </span>
    </Tag>
  );
}

function tagProps(status: string): Pick<TagProps, 'tone' | 'icon'> {
  if (status === DELIVERED) return { icon: <Check /> };
  if (status === NOT_ACCEPTED) return { tone: 'danger', icon: <X /> };
  const Icon = status === PLACED ? Check : ChefHat;
  return { tone: 'positive', icon: <Icon /> };
}
