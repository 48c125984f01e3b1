import { env } from '@/config/env';
import { CURRENCY, toRupees, type Paise } from '@/lib/money';

interface DishEventData {
  value: Paise;
  dishIds: readonly string[];
  name?: string;
  count?: number;
}

/** Events never contain a phone, an address or a diner's name. */
export type AnalyticsEvent =
  | { kind: 'page'; page: string }
  | ({ kind: 'dish' | 'add' | 'checkout' } & DishEventData)
  | { kind: 'purchase'; value: Paise; orderId: string };

type SendEvent = (event: AnalyticsEvent) => void;
type Call = readonly unknown[];
type Clarity = ((...call: Call) => void) & { q?: Call[] };

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
    clarity?: Clarity;
    fbq?: Pixel;
    _fbq?: Pixel;
  }
}

/** Names of the events in Clarity and in the pixel. */
const names = {
  page: { clarity: 'page_view', pixel: 'PageView' },
  dish: { clarity: 'view_dish', pixel: 'ViewContent' },
  add: { clarity: 'add_to_cart', pixel: 'AddToCart' },
  checkout: { clarity: 'begin_checkout', pixel: 'InitiateCheckout' },
  purchase: { clarity: 'purchase', pixel: 'Purchase' },
} as const;

/** The script may be blocked, so calls must go to a queue. */
function addScript(url: string, id: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = url.replace('{id}', id);
  document.head.append(script);
}

export function startClarity(id: string): SendEvent {
  const queue: Call[] = [];
  window.clarity ??= Object.assign((...call: Call) => void queue.push(call), { q: queue });
  addScript(env.clarityUrl, id);
  return (event) => {
    // The loaded script replaces the queue.
    const send = (...call: Call) => window.clarity?.(...call);
    if (event.kind === 'page') {
      send('set', 'page', event.page);
    } else {
      send('set', 'value', String(toRupees(event.value)));
      send('set', 'currency', CURRENCY.code);
    }
    send('event', names[event.kind].clarity);
  };
}

function makePixel(): Pixel {
  const queue: Call[] = [];
  const pixel = ((...call: Call) => {
    if (pixel.callMethod) pixel.callMethod(...call);
    else queue.push(call);
  }) as Pixel;
  return Object.assign(pixel, { push: pixel, loaded: true, version: '2.0', queue, disablePushState: true });
}

function parametersOf(event: AnalyticsEvent): Record<string, unknown> {
  if (event.kind === 'page') return { page: event.page };
  const money = { value: toRupees(event.value), currency: CURRENCY.code };
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

export function startPixel(id: string): SendEvent {
  const pixel = (window.fbq ??= makePixel());
  window._fbq ??= pixel;
  // Otherwise the pixel reads buttons and forms, including phones and addresses.
  pixel('set', 'autoConfig', false, id);
  pixel('init', id);
  addScript(env.pixelUrl, id);
  return (event) => {
    // With an event id, a repeated order counts once.
    const identity = event.kind === 'purchase' ? [{ eventID: `order-${event.orderId}` }] : [];
    window.fbq?.('track', names[event.kind].pixel, parametersOf(event), ...identity);
  };
}
