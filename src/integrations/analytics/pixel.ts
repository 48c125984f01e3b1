import { env } from '@/config/env';
import { toRupees } from '@/lib/money';
import { addScript } from './add-script';
import type { AnalyticsEvent } from './events';

type Call = readonly unknown[];

/** Queue for the pixel's script, as in Meta's own snippet. */
interface Pixel {
  (...call: Call): void;
  callMethod?: (...call: Call) => void;
  push: Pixel;
  loaded: boolean;
  version: string;
  queue: Call[];
  /** Page views are sent explicitly, not on every URL change. */
  disablePushState: boolean;
}

declare global {
  interface Window {
    fbq?: Pixel;
    _fbq?: Pixel;
  }
}

const NAMES = {
  page: 'PageView',
  dish: 'ViewContent',
  add: 'AddToCart',
  checkout: 'InitiateCheckout',
  purchase: 'Purchase',
} as const;

function makeQueue(): Pixel {
  const queue: Call[] = [];
  const pixel = ((...call: Call) => {
    if (pixel.callMethod) pixel.callMethod(...call);
    else queue.push(call);
  }) as Pixel;
  return Object.assign(pixel, {
    push: pixel,
    loaded: true,
    version: '2.0',
    queue,
    disablePushState: true,
  });
}

function parametersOf(event: AnalyticsEvent): Record<string, unknown> {
  if (event.kind === 'page') return { page: event.page };
  const money = { value: toRupees(event.value), currency: 'INR' };
  if (event.kind === 'purchase') return { ...money, order_id: event.orderId };
  const { dishIds, name, count } = event;
  return {
    ...money,
    content_type: 'product',
    content_ids: [...dishIds],
    ...(name !== undefined && { content_name: name }),
    ...(count !== undefined && { num_items: count }),
  };
}

export function startPixel(id: string): (event: AnalyticsEvent) => void {
  const pixel = (window.fbq ??= makeQueue());
  window._fbq ??= pixel;
  // Otherwise the pixel reads buttons and forms, including phones and addresses.
  pixel('set', 'autoConfig', false, id);
  pixel('init', id);
  addScript(env.pixelUrl.replace('{id}', id));
  return (event) => {
    // With an event id, a repeated order counts once.
    const identity = event.kind === 'purchase' ? [{ eventID: `order-${event.orderId}` }] : [];
    window.fbq?.('track', NAMES[event.kind], parametersOf(event), ...identity);
  };
}
