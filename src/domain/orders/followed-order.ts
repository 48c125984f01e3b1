/** The order that the page follows: its status is polled, announced and in the title (docs/behaviour.md 12.5). */
import type { RootState } from '../root-reducer';
import { isSameOrder } from './order-id';
import { isFinished, statusAnnouncement, statusTitle } from './status';
import { ORDER_DETAILS, statusOf } from './types';

const followedId = ({ wanted }: RootState) =>
  wanted.find(({ type, freshness }) => type === ORDER_DETAILS && freshness === 'polled')?.arg;

/** Start of the page's title; null without an order that is under way. */
export function selectFollowedTitle(state: RootState): string | null {
  const id = followedId(state);
  const status = id === undefined ? undefined : statusOf(state.orders, id);
  return status !== undefined && !isFinished(status) ? statusTitle(status) : null;
}

/** Last change of the status, for the live region. */
export function selectOrderAnnouncement(state: RootState): string | null {
  const { announcement } = state.orders;
  const id = followedId(state);
  if (!announcement || id === undefined || !isSameOrder(announcement.id, id)) return null;
  return statusAnnouncement(announcement.id, announcement.status);
}
