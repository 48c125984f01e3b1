import { describe, expect, it } from 'vitest';
import { isFinished, statusKind, statusTag, type OrderStatusKind } from './status';

const all = (kind: OrderStatusKind, ...statuses: string[]) =>
  statuses.map((status): [string, OrderStatusKind] => [status, kind]);

describe('statusKind', () => {
  it.each<[string, OrderStatusKind]>([
    ['order placed successfully', 'placed'],
    ['Order  placed successfully.', 'placed'],
    ...all(
      'delivered',
      'DELIVERED',
      'Delivered !',
      'Order_Delivered',
      'Completed',
      'Delivered, not rated yet',
      'Delivered, refund issued',
      'Order completed',
    ),
    ...all('not-delivered', 'Not Accepted !', 'NOT ACCEPTED', 'Order not accepted by the kitchen'),
    ...all('not-delivered', 'Cancelled', 'canceled by you', 'REJECTED', 'Refund issued', 'Refunded'),
    ...all(
      'not-delivered',
      'Payment failed',
      'Delivery failed',
      "Wasn't accepted",
      'Not accepted, completed',
    ),
    ...all('not-delivered', 'Order cancelled, refund completed', 'Payment failed. Refund completed'),
    ...all('not-delivered', 'Completed: refunded', 'Refund completed'),
    ...all('under-way', 'Accepted', 'Preparing', 'Out for delivery', '', 'Undelivered', 'Not yet delivered'),
    ...all('under-way', "Couldn't be delivered", 'Wasn’t delivered', 'Order couldn’t be completed'),
    ...all('under-way', 'Will be delivered by 8 PM', 'To be delivered', 'Cannot be cancelled'),
  ])('reads %j as %s', (status, kind) => {
    expect(statusKind(status)).toBe(kind);
    expect(isFinished(status)).toBe(kind === 'delivered' || kind === 'not-delivered');
  });
});

it.each([
  ['Order Placed Successfully', 'successfully'],
  ['delivered.', 'DELIVERED'],
  ['not accepted', 'Not Accepted !'],
  ['Delivered at 7:42 PM', 'Delivered at 7:42 PM'],
  ['Not accepted: the kitchen is closed', 'Not accepted: the kitchen is closed'],
  ['Preparing', 'Preparing'],
])('statusTag shows %j as %j', (status, tag) => {
  expect(statusTag(status)).toBe(tag);
});
