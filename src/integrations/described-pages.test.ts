import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseBill } from '@/domain/bill/api';
import { ORDER_TYPES, type CheckoutChoices } from '@/domain/checkout/order-types';
import { paymentUrlFor } from '@/domain/checkout/payment-url';
import { DINER, RESTAURANT_ID } from '../../tests/demo-data';
import { returnAddress } from '../../sandbox/world/payment';
import { showTrackPage } from '../../sandbox/pages/track-page';
import { apiDescription } from '../../tools/api-description/description';
import { validateAnswer } from '../../tools/api-description/validate';
import { addOrder } from '../../tests/placed-order';
import { useSandbox } from '../../tests/sandbox';

const sandbox = useSandbox();
const ORIGIN = 'http://localhost:4001';
const ORDER_INFO = 'http://localhost:4000/spice-garden/orderInfo';

const { webhooks } = apiDescription();
const fieldsOf = (name: string) => webhooks.find((webhook) => webhook.name === name)?.fields ?? [];

const choices: CheckoutChoices = {
  orderType: 'Delivery',
  note: '',
  dineInBy: 'table',
  tableNumber: '7',
  carNumber: 'KA 01',
  pickupTime: '20:15',
  confirmedPickupTime: '20:15',
};

function paymentFields(change: Partial<CheckoutChoices>): string[] {
  const url = paymentUrlFor({
    cartId: 'c-1',
    restaurantId: RESTAURANT_ID,
    phone: DINER,
    offerId: '0',
    address: null,
    bill: parseBill({ Grand_Total: 640, PayableAmount: 625.8 }),
    choices: { ...choices, ...change },
    returnTo: ORDER_INFO,
  });
  return [...new URL(url).searchParams.keys()];
}

describe('The API description of external pages', () => {
  it('lists exactly the query fields sent to the payment page, and which are always sent', () => {
    const queries = [
      ...ORDER_TYPES.map((orderType) => paymentFields({ orderType })),
      paymentFields({ orderType: 'Dine in', dineInBy: 'car' }),
    ];
    const sent = [...new Set(queries.flat())].map((name) => ({
      name,
      required: queries.every((query) => query.includes(name)),
    }));
    expect(sent).toEqual(fieldsOf('paymentPage'));
  });

  it('lists exactly the order types', () => {
    expect(readFileSync('docs/api/openapi.yaml', 'utf8')).toContain(`enum: [${ORDER_TYPES.join(', ')}] }`);
  });

  it('lists the query with which the payment page returns, and marks it as optional', () => {
    const withOrder = new URL(returnAddress(ORDER_INFO, 1042));
    expect([...withOrder.searchParams.keys()]).toEqual(fieldsOf('paymentReturn').map(({ name }) => name));
    expect(new URL(returnAddress(ORDER_INFO)).search).toBe('');
    expect(fieldsOf('paymentReturn')).toMatchObject([{ required: false }]);
    expect(fieldsOf('paymentReturnByPost')).toEqual(fieldsOf('paymentReturn'));
  });

  it('matches the query and the message of the tracking page', async () => {
    const { id } = addOrder(sandbox);
    const url = new URL(`/track?OrderId=${String(id)}`, ORIGIN);
    expect([...url.searchParams.keys()]).toEqual(fieldsOf('trackingPage').map(({ name }) => name));
    const page = showTrackPage(url, { world: sandbox.world, origin: ORIGIN, pagesOrigin: ORIGIN });
    const [, order = ''] = /<script[^>]*id="order"[^>]*>(.*?)<\/script>/s.exec(await page.text()) ?? [];
    const message: unknown = JSON.parse(order);
    expect(message).toMatchObject({ OrderId: id });
    expect(validateAnswer('trackingMessage', message, 'closed')).toEqual([]);
  });
});
