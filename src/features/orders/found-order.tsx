import { CircleCheck, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { foundOrderDismissed, selectFoundOrderId } from '@/domain/visit/slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { IconButton } from '@/ui/controls/icon-button';
import { Notice } from '@/ui/feedback/notice';
import { useFocusFallback } from '@/ui/hooks/use-focus-fallback';

/** Names an order whose payment had not come back, until it is closed (docs/behaviour.md 12.3). */
export function FoundOrder() {
  const dispatch = useAppDispatch();
  const id = useAppSelector(selectFoundOrderId);
  const closeButton = useFocusFallback();
  if (id === '') return null;
  return (
    <Notice
      tone="positive"
      icon={<CircleCheck />}
      action={
        <IconButton
          ref={closeButton}
          label={m.close()}
          icon={<X />}
          onClick={() => dispatch(foundOrderDismissed())}
          className="-me-3"
        />
      }
      className="rounded-none"
    >
      <p>{m.orders_found({ id })}</p>
      <Link to={paths.orderDetails(id)} className="inline-flex min-h-11 items-center underline">
        {m.tracking_order_details()}
      </Link>
    </Notice>
  );
}
