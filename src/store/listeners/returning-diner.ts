import { canRepeat } from '@/domain/orders/repeatable';
import type { OrderSummary } from '@/domain/orders/types';
import * as persisted from '@/domain/persisted/values';
import { hasOrderedChanged } from '@/domain/session/slice';
import type { ListenerApi } from './listen';

/** Persists whether the diner has orders to repeat, for the next time that home is shown. */
export async function rememberOrders(history: readonly OrderSummary[], api: ListenerApi): Promise<void> {
  const { session, shop } = api.getState();
  const hasOrdered = history.some(canRepeat);
  if (hasOrdered === session.hasOrdered) return;
  api.dispatch(hasOrderedChanged(hasOrdered));
  await persisted.hasOrdered.write(shop.address, hasOrdered);
}
