import { m } from '@/texts';
import { DELIVERED, NOT_ACCEPTED } from './types';

/** Returns the restaurant's own status text, except for the product's statuses. */
export function statusText(status: string): string {
  if (status === DELIVERED) return m.orders_delivered();
  if (status === NOT_ACCEPTED) return m.orders_not_accepted();
  return status;
}
