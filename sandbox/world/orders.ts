import type { Context } from './context';
import { HttpError } from './http-error';
import { nextNumber, type Order } from './state';

export const ORDER_STATUSES = [
  'order placed successfully',
  'Accepted',
  'Preparing',
  'Out for delivery',
  'DELIVERED',
] as const;

export const REJECTED_STATUS = 'Not Accepted !';

const INDIA_AHEAD_MS = 5.5 * 3_600_000;

/** Returns 'YYYY-MM-DD HH:MM:SS' in Indian time, independent of the machine's time zone. */
function dateTimeText(date: Date): string {
  return new Date(date.getTime() + INDIA_AHEAD_MS).toISOString().slice(0, 19).replace('T', ' ');
}

export class Orders {
  private readonly context: Context;

  constructor(context: Context) {
    this.context = context;
  }

  place(order: Omit<Order, 'id' | 'placedAt' | 'status'>): Order {
    const placed: Order = {
      id: nextNumber(this.context.state, 'order'),
      placedAt: dateTimeText(this.context.now()),
      status: ORDER_STATUSES[0],
      ...order,
    };
    this.context.state.orders.push(placed);
    this.context.changed();
    return placed;
  }

  find(orderId: string): Order {
    const order = this.context.state.orders.find((candidate) => String(candidate.id) === orderId);
    if (!order) throw new HttpError(404, `There is no order '${orderId}'`);
    return order;
  }

  /** Newest first. */
  history(phone: string, restaurantId: string): Order[] {
    this.context.catalogue.byId(restaurantId);
    return this.context.state.orders
      .filter((order) => order.phone === phone && order.restaurantId === restaurantId)
      .reverse();
  }

  setStatus(orderId: string, status: string): Order {
    const known: string[] = [...ORDER_STATUSES, REJECTED_STATUS];
    if (!known.includes(status)) throw new HttpError(422, `'${status}' is none of: ${known.join(', ')}`);
    const order = this.find(orderId);
    order.status = status;
    this.context.changed();
    return order;
  }

  /** Moves an order to its next status. Delivered and rejected orders do not change. */
  advance(orderId: string): Order {
    const order = this.find(orderId);
    const next = nextStatus(order.status);
    return next === undefined ? order : this.setStatus(orderId, next);
  }
}

function nextStatus(status: string): string | undefined {
  const at = ORDER_STATUSES.findIndex((candidate) => candidate === status);
  return at === -1 ? undefined : ORDER_STATUSES[at + 1];
}
