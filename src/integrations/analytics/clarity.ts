import { env } from '@/config/env';
import { toRupees } from '@/lib/money';
import { addScript } from './add-script';
import type { AnalyticsEvent } from './events';

type Call = readonly unknown[];
type Clarity = ((...call: Call) => void) & { q?: Call[] };

declare global {
  interface Window {
    clarity?: Clarity;
  }
}

const NAMES = {
  page: 'page_view',
  dish: 'view_dish',
  add: 'add_to_cart',
  checkout: 'begin_checkout',
  purchase: 'purchase',
} as const;

export function startClarity(id: string): (event: AnalyticsEvent) => void {
  const queue: Call[] = [];
  const stub: Clarity = Object.assign((...call: Call) => void queue.push(call), { q: queue });
  window.clarity ??= stub;
  addScript(env.clarityUrl.replace('{id}', id));
  return (event) => {
    // The loaded script replaces the stub.
    const send = (...call: Call) => window.clarity?.(...call);
    if (event.kind === 'page') {
      send('set', 'page', event.page);
    } else {
      send('set', 'value', String(toRupees(event.value)));
      send('set', 'currency', 'INR');
    }
    send('event', NAMES[event.kind]);
  };
}
