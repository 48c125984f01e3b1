import { env } from '@/config/env';
import { addScript } from './add-script';
import type { AnalyticsEvent } from './events';
import { toRupees } from './rupees';

type Call = readonly unknown[];

/** The queue that the pixel's script takes over, as Meta's own start-up code makes it. */
interface Pixel {
  (...call: Call): void;
  callMethod?: (...call: Call) => void;
  push: Pixel;
  loaded: boolean;
  version: string;
  queue: Call[];
  /** Page views are told by the shop, once each, not for every change of the address. */
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

/** Loads the ad pixel (Meta) for a shop. @returns what it is told events by. */
export function startPixel(id: string): (event: AnalyticsEvent) => void {
  const pixel = (window.fbq ??= makeQueue());
  window._fbq ??= pixel;
  // It would otherwise read buttons and forms by itself, and in them phones and addresses.
  pixel('set', 'autoConfig', false, id);
  pixel('init', id);
  addScript(env.pixelUrl.replace('{id}', id));
  return (event) => {
    // With the order's number an order that is told twice counts once.
    const identity = event.kind === 'purchase' ? [{ eventID: `order-${event.orderId}` }] : [];
    window.fbq?.('track', NAMES[event.kind], parametersOf(event), ...identity);
  };
}
