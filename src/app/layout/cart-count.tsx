import { m } from '@/texts';
import { VisuallyHidden } from '@/ui/text/visually-hidden';

export function CartCount({ count, className }: { count: number; className?: string }) {
  if (count === 0) return null;
  return (
    <>
      <span aria-hidden="true" className={className}>
        <span className="inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-accent px-1 text-12 font-semibold text-on-accent tabular-nums">
          {count}
        </span>
      </span>
      <VisuallyHidden>{m.layout_cart_count({ count })}</VisuallyHidden>
    </>
  );
}
