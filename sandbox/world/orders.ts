import { parseIndianTime, formatIndianTime } from '../indian-time';
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

/** Time in each status with the quirk 'clock-statuses'. */
const STATUS_MS = 60_000;

export class Orders {
  private readonly context: Context;

  constructor(context: Context) {
    this.context = context;
  }

  place(order: Omit<Order, 'id' | 'placedAt' | 'status'>): Order {
    const placed: Order = {
      id: nextNumber(this.context.state, 'order'),
      placedAt: formatIndianTime(this.context.now()),
      status: ORDER_STATUSES[0],
      ...order,
    };
    this.context.state.orders.push(placed);
    this.context.changed();
    return placed;
  }

  /** Oldest first. */
  all(): Order[] {
    return this.context.state.orders.map((order) => this.byClock(order));
  }

  find(orderId: string): Order {
    const order = this.all().find((candidate) => String(candidate.id) === orderId);
    if (!order) throw new HttpError(404, `There is no order '${orderId}'`);
    return order;
  }

  /** Newest first. */
  history(phone: string, restaurantId: string): Order[] {
    this.context.catalogue.byId(restaurantId);
    return this.all()
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

  advance(orderId: string): Order {
    const order = this.find(orderId);
    const next = nextStatus(order.status);
    return next === undefined ? order : this.setStatus(orderId, next);
  }

  /** With the quirk 'clock-statuses', moves an order on to the status of its age. It never moves back. */
  private byClock(order: Order): Order {
    const { catalogue, now, changed } = this.context;
    const at = statusIndex(order.status);
    if (at === -1 || !catalogue.hasQuirk(order.restaurantId, 'clock-statuses')) return order;
    const age = now().getTime() - parseIndianTime(order.placedAt).getTime();
    const due = ORDER_STATUSES[Math.min(Math.floor(age / STATUS_MS), ORDER_STATUSES.length - 1)];
    if (due !== undefined && statusIndex(due) > at) {
      order.status = due;
      changed();
    }
    return order;
  }
}

const statusIndex = (status: string): number => ORDER_STATUSES.findIndex((candidate) => candidate === status);

function nextStatus(status: string): string | undefined {
  const at = statusIndex(status);
  return at === -1 ? undefined : ORDER_STATUSES[at + 1];
}
