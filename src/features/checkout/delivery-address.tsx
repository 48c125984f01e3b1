import { MapPin } from 'lucide-react';
import { selectChosenAddress } from '@/domain/addresses/slice';
import { addressLine } from '@/domain/addresses/rules';
import { selectIsAddressAwaited } from '@/domain/checkout/selectors';
import { openAddressSheet } from '@/domain/dialogs/slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { Button } from '@/ui/controls/button';
import { Skeleton } from '@/ui/feedback/skeleton';
import { CLARITY_MASK } from '@/integrations/analytics/clarity-mask';
import { controlIds, selectErrorAt, type OrderError } from './order-error';

export function DeliveryAddress({ orderError }: { orderError: OrderError | null }) {
  const dispatch = useAppDispatch();
  const address = useAppSelector(selectChosenAddress);
  const isAwaited = useAppSelector(selectIsAddressAwaited);
  const error = useAppSelector((state) => selectErrorAt(state, orderError, 'address'));
  const isChosen = address !== null || isAwaited;
  return (
    <div className="lg:flex lg:flex-wrap lg:items-center lg:gap-x-3">
      <div className="flex items-start gap-3 lg:contents">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-strong lg:hidden">
          <MapPin className="size-5" />
        </span>
        <div className="min-w-0 text-14 lg:contents">
          <p className="font-semibold lg:flex-1">
            {isChosen ? m.checkout_delivers_to() : m.checkout_where_to()}
          </p>
          <div
            {...CLARITY_MASK}
            dir="auto"
            className="break-words text-ink-muted lg:order-1 lg:@min-[20rem]:line-clamp-2 lg:basis-full"
          >
            {isAwaited ? (
              <Skeleton className="my-0.5 h-4 w-48" />
            ) : (
              <p>{address ? addressLine(address) : m.checkout_where_to_text()}</p>
            )}
          </div>
        </div>
      </div>
      {/* Announced by the live region of Place Order. */}
      {error !== undefined && (
        <p className="mt-2 text-14 font-semibold text-danger lg:order-2 lg:basis-full">{error}</p>
      )}
      <Button
        id={controlIds.address}
        variant="secondary"
        size="44"
        onClick={() => dispatch(openAddressSheet())}
        className="mt-3 w-full lg:touch-44 lg:mt-0 lg:mb-0.5 lg:min-h-8 lg:w-auto lg:py-1"
      >
        {isChosen ? m.checkout_change_address() : m.checkout_select_address()}
      </Button>
    </div>
  );
}
