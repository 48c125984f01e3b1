import type { ReactElement } from 'react';
import { Bike, ShoppingBag, Utensils } from 'lucide-react';
import { orderTypeChosen, selectCheckout } from '@/domain/checkout/slice';
import type { OrderType } from '@/domain/checkout/types';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { Panel } from '@/ui/layout/panel';
import { SegmentedControl } from '@/ui/controls/segmented-control';
import { DeliveryAddress } from './delivery-address';
import { TableOrCar } from './table-or-car';
import { PickupTime } from './pickup-time';
import type { OrderError } from './order-error';

const icon = 'size-5';

/** Order type and the details it needs (spec §4, Order type). */
export function OrderTypePanel({ orderError }: { orderError: OrderError | null }) {
  const dispatch = useAppDispatch();
  const { orderType } = useAppSelector(selectCheckout);
  const options: readonly { value: OrderType; label: string; icon: ReactElement }[] = [
    {
      value: 'Delivery',
      label: m.checkout_delivery_type(),
      icon: <Bike className={icon} />,
    },
    {
      value: 'Take Away',
      label: m.checkout_take_away(),
      icon: <ShoppingBag className={icon} />,
    },
    { value: 'Dine in', label: m.checkout_dine_in(), icon: <Utensils className={icon} /> },
  ];
  return (
    <Panel title={m.checkout_order_type()} compact>
      <SegmentedControl
        label={m.checkout_order_type()}
        options={options}
        value={orderType}
        onChange={(type) => dispatch(orderTypeChosen(type))}
      />
      <div className="@container pt-4 lg:pt-2">
        {orderType === 'Delivery' && <DeliveryAddress orderError={orderError} />}
        {orderType === 'Take Away' && <PickupTime orderError={orderError} />}
        {orderType === 'Dine in' && <TableOrCar orderError={orderError} />}
      </div>
    </Panel>
  );
}
