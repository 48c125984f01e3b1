import { m } from '@/texts';
import { CountBadge } from '@/ui/text/count-badge';
import { VisuallyHidden } from '@/ui/text/visually-hidden';

export function CartCount({ count, className }: { count: number; className?: string }) {
  if (count === 0) return null;
  return (
    <>
      <span aria-hidden="true" className={className}>
        <CountBadge>{count}</CountBadge>
      </span>
      <VisuallyHidden>{m.layout_cart_count({ count })}</VisuallyHidden>
    </>
  );
}
