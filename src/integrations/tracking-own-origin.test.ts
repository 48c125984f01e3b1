import { afterEach, expect, it, vi } from 'vitest';
import { embeddable, orderFromMessage } from './tracking';

const OWN = window.location.origin;

vi.mock('@/config/env', () => ({ env: { trackingUrl: `${window.location.origin}/track` } }));

afterEach(() => {
  document.body.replaceChildren();
});

it('embeddable accepts tracking pages on the shop’s own origin, but no other page of that origin', () => {
  for (const path of ['/track?OrderId=7', '/track/', '/track/orders/7'])
    expect(embeddable(OWN + path), path).toBe(OWN + path);
  for (const path of ['/', '/menu', '/tracking', '/spice-garden/track'])
    expect(embeddable(OWN + path), path).toBeNull();
});

it('orderFromMessage accepts messages of a tracking frame on the shop’s origin, but none of the page itself', () => {
  const frame = document.body.appendChild(document.createElement('iframe')).contentWindow;
  const message = (source: Window | null) =>
    new MessageEvent<unknown>('message', {
      data: { OrderId: 1042, Status: 'Preparing' },
      origin: OWN,
      source,
    });
  expect(orderFromMessage(message(frame), frame)).toMatchObject({ id: '1042' });
  expect(orderFromMessage(message(window), frame)).toBeNull();
});
