import { Bike, ShoppingBag, Utensils } from 'lucide-react';
import type { ComponentType } from 'react';
import { ORDER_TYPES, type OrderNeed, type OrderType } from '@/domain/checkout/order-types';
import { selectOrderTypeRules } from '@/domain/checkout/selectors';
import { orderTypeChosen, selectOrderType } from '@/domain/checkout/slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { Panel } from '@/ui/layout/panel';
import { RadioGroup } from '@/ui/controls/radio-group';
import { DeliveryAddress } from './delivery-address';
import { TableOrCar } from './table-or-car';
import { PickupTime } from './pickup-time';
import type { OrderError } from './order-error';

export const orderTypeLooks: Record<OrderType, { label: () => string; Icon: typeof Bike }> = {
  Delivery: { label: () => m.checkout_delivery_type(), Icon: Bike },
  'Take Away': { label: () => m.checkout_take_away(), Icon: ShoppingBag },
  'Dine in': { label: () => m.checkout_dine_in(), Icon: Utensils },
};

const inputs: Record<OrderNeed, ComponentType<{ orderError: OrderError | null }>> = {
  address: DeliveryAddress,
  'pickup-time': PickupTime,
  'table-or-car': TableOrCar,
};

/** Order type and what it needs (docs/behaviour.md 8.6). */
export function OrderTypePanel({ orderError }: { orderError: OrderError | null }) {
  const dispatch = useAppDispatch();
  const orderType = useAppSelector(selectOrderType);
  const { needs } = useAppSelector(selectOrderTypeRules);
  const Input = needs && inputs[needs];
  return (
    <Panel title={m.checkout_order_type()} compact>
      <RadioGroup
        label={m.checkout_order_type()}
        options={ORDER_TYPES.map((type) => {
          const { label, Icon } = orderTypeLooks[type];
          return { value: type, label: label(), icon: <Icon className="size-5" /> };
        })}
        value={orderType}
        onChange={(type) => dispatch(orderTypeChosen(type))}
        className="grid grid-cols-[repeat(auto-fit,minmax(min(4.75rem,100%),1fr))] rounded-card bg-surface-sunken p-1"
        optionClassName="min-h-16 flex-col gap-1 rounded-control border-[1.5px] border-transparent px-2 text-ink-muted lg:min-h-11 lg:flex-row lg:gap-2 lg:px-1"
      />
      {Input && (
        <div className="@container pt-4 lg:pt-2">
          <Input orderError={orderError} />
        </div>
      )}
    </Panel>
  );
}
