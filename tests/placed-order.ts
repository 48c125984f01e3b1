import { DINER, RESTAURANT_ID } from './demo-data';
import type { Order } from '../sandbox/world/state';
import type { useSandbox } from './sandbox';

export function addOrder(
  sandbox: ReturnType<typeof useSandbox>,
  status?: string,
  change: Partial<Order> = {},
) {
  const { world } = sandbox;
  const order = world.orders.place({
    restaurantId: RESTAURANT_ID,
    phone: DINER,
    dinerName: 'Asha Rao',
    destination: '24, 2nd Floor, Defence Colony',
    orderType: 'Delivery',
    instruction: '',
    items: [
      {
        units: 2,
        name: 'Paneer Tikka',
        size: 'Full',
        choices: 'Thin crust',
        addOns: 'Extra cheese:40',
        subtotal: 59_619,
      },
    ],
    itemsTotal: 59_619,
    gst: 2981,
    total: 62_600,
    cashback: 0,
    ...change,
  });
  return status === undefined ? order : world.orders.setStatus(String(order.id), status);
}

/** The time of now as the server writes it. */
export const indianNow = () =>
  new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
