import { comparableStatus, spacedWords } from '@/lib/comparable-text';
import { m } from '@/texts';

export type OrderStatusKind = 'placed' | 'under-way' | 'delivered' | 'not-delivered';

interface OrderStatus {
  /** A finished order is neither tracked nor polled. */
  isFinished: boolean;
  tone: 'neutral' | 'positive' | 'danger';
  icon: 'check' | 'cross' | 'cooking';
  /** Replaces the restaurant's text in tags, where that text is one of these keys, as `comparableStatus` writes it. */
  tags?: Readonly<Record<string, () => string>>;
  title?: () => string;
  /** For the tracking bar and the live region. */
  sentence?: (id: string) => string;
}

const PLACED = 'order placed successfully';

/** What an order's status means for the diner (docs/behaviour.md 12.5). Without a text here, the restaurant's is shown. */
const ORDER_STATUS: Readonly<Record<OrderStatusKind, OrderStatus>> = {
  placed: {
    isFinished: false,
    tone: 'positive',
    icon: 'check',
    tags: { [PLACED]: () => m.orders_placed() },
    title: () => m.tracking_title_placed(),
    sentence: (id) => m.tracking_bar_placed({ id }),
  },
  'under-way': { isFinished: false, tone: 'positive', icon: 'cooking' },
  delivered: {
    isFinished: true,
    tone: 'neutral',
    icon: 'check',
    tags: { delivered: () => m.orders_delivered() },
  },
  'not-delivered': {
    isFinished: true,
    tone: 'danger',
    icon: 'cross',
    tags: { 'not accepted': () => m.orders_not_accepted() },
  },
};

/** A word after one of these says what has not happened, or not yet. */
const DENIAL = / (?:(?:can)?not|will be|to be) /;

export function statusKind(status: string): OrderStatusKind {
  const words = spacedWords(status.replace(/n['’]t\b/gi, ' not'));
  const [stated = ''] = words.split(DENIAL);
  // Splitting takes the space in front of the denial.
  const says = (word: string) => `${stated} `.includes(` ${word} `);
  if (comparableStatus(status) === PLACED) return 'placed';
  if (says('delivered')) return 'delivered';
  const isCancelled = ['cancelled', 'canceled', 'rejected', 'refund', 'refunded', 'failed'].some(says);
  if (isCancelled || words.includes(' not accepted ')) return 'not-delivered';
  // A refund, too, is completed.
  return says('completed') ? 'delivered' : 'under-way';
}

export const orderStatus = (status: string): OrderStatus => ORDER_STATUS[statusKind(status)];

export const isFinished = (status: string): boolean => orderStatus(status).isFinished;

/** Start of the page's title while the order is under way. */
export const statusTitle = (status: string): string => orderStatus(status).title?.() ?? status;

export function statusTag(status: string): string {
  return orderStatus(status).tags?.[comparableStatus(status)]?.() ?? status;
}

export function statusAnnouncement(id: string, status: string): string {
  return orderStatus(status).sentence?.(id) ?? m.tracking_announcement({ id, status: statusTag(status) });
}
