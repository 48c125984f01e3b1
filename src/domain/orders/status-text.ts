import { m } from '@/texts';
import { DELIVERED, NOT_ACCEPTED } from './types';

/** A status as the diner reads it: the restaurant's own words, but for those that are the product's. */
export function statusText(status: string): string {
  if (status === DELIVERED) return m.orders_delivered();
  if (status === NOT_ACCEPTED) return m.orders_not_accepted();
  return status;
}
