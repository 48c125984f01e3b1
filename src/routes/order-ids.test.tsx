import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { normalizeUrl } from '@/lib/normalize-url';
import { storeDiner } from '../../tests/demo-data';
import { renderPage } from '../../tests/render-page';
import { useSandbox } from '../../tests/sandbox';
import OrderDetailsRoute from './order-details';
import OrderHistoryRoute from './order-history';
import OrderInfoRoute from './order-info';

const sandbox = useSandbox();
let requestedIds: (string | null)[] = [];
beforeEach(() => {
  storeDiner();
  requestedIds = [];
});

const IDS = ['#FF1042', 'POS/0012', 'A+12', '12&13', '50%2F50', '१०४२', 'a b?c=d', '001042'];

const order = (id: string | number) => ({
  ...{ OrderId: id, Order_id: id, Status: 'Preparing', Total: 626 },
  Item_Details: [{ No_of_item: 1, Item_name: 'Naan', SubTotal: 626 }],
});

/** @param id as the server writes it */
function answerOrder(id: string | number): void {
  sandbox.server.use(
    http.get('*/Display/Order', ({ request }) => {
      requestedIds.push(new URL(request.url).searchParams.get('oId'));
      return HttpResponse.json([order(id)]);
    }),
    http.get('*/Order/history', () => HttpResponse.json([order(id)])),
  );
}

describe.each(IDS)('The order %s', (id) => {
  beforeEach(() => answerOrder(id));

  it('is linked in the history', async () => {
    const { user } = renderPage(OrderHistoryRoute, paths.orderHistory);
    const card = await screen.findByRole('article', { name: `Order #${id}` });
    expect(card).toBeVisible();
    const link = screen.getByRole('link', { name: 'Read more' });
    expect(link).toHaveAttribute('href', `/order-history/order-details/${encodeURIComponent(id)}`);
    await user.click(screen.getByRole('button', { name: 'Track order' }));
    expect(new URLSearchParams(window.location.search).get('OrderId')).toBe(id);
  });

  it('has its details at the link', async () => {
    renderPage(OrderDetailsRoute, normalizeUrl(new URL(paths.orderDetails(id), 'http://shop')));
    expect(await screen.findByRole('heading', { name: `Order #${id}` })).toBeVisible();
    expect(requestedIds).toEqual([id]);
  });

  it('is tracked at the link', async () => {
    renderPage(OrderInfoRoute, normalizeUrl(new URL(paths.orderInfo(id), 'http://shop')));
    expect(await screen.findByRole('heading', { name: `Order #${id}` })).toBeVisible();
    await waitFor(() => expect(requestedIds).toEqual([id]));
  });
});

it('The fragment of a return address without an encoded id is the order', async () => {
  answerOrder('#FF1042');
  renderPage(OrderInfoRoute, normalizeUrl(new URL('http://shop/orderInfo?OrderId=#FF1042&type=web')));
  expect(await screen.findByRole('heading', { name: 'Order ##FF1042' })).toBeVisible();
  expect(screen.getByTitle('Tracking of order #FF1042')).toHaveAttribute(
    'src',
    expect.stringContaining('OrderId=%23FF1042&type=web'),
  );
});

it('The order 001042 of a link is the order 1042 of the server', async () => {
  answerOrder(1042);
  renderPage(OrderDetailsRoute, paths.orderDetails('001042'));
  expect(await screen.findByText('Preparing')).toBeVisible();
});

it('The order 000 is none', async () => {
  renderPage(OrderInfoRoute, '/orderInfo?OrderId=000');
  expect(await screen.findByText('The payment was not completed or is not confirmed yet')).toBeVisible();
});
