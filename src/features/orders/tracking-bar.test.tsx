import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { TrackingBar } from './tracking-bar';
import OffersRoute from '@/routes/offers';
import { createDeferred } from '../../../tests/deferred';
import { storeDiner } from '../../../tests/demo-data';
import { addOrder } from '../../../tests/placed-order';
import { renderPage } from '../../../tests/render-page';
import { useSandbox } from '../../../tests/sandbox';

const sandbox = useSandbox();
const queryBar = () => screen.queryByRole('region', { name: 'Track your order' });

/** The bar over a page that requests no history itself. */
function openBar() {
  storeDiner();
  return renderPage(OffersRoute, '/offer', { dialogs: <TrackingBar /> });
}

it('The tracking bar shows the active order of the history, and opens its tracking page', async () => {
  addOrder(sandbox);
  const { user } = openBar();
  expect(await screen.findByText('Order #1042 placed successfully')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Track' }));
  expect(window.location.pathname + window.location.search).toBe('/orderInfo?OrderId=1042');
  expect(window.history.state).toMatchObject({ usr: { fromTrackButton: true } });
});

it.each(['DELIVERED', 'Not Accepted !', 'Delivered.', 'Cancelled by you', 'Payment failed'])(
  'The tracking bar is not shown for an order that is %s',
  async (Status) => {
    const answer = createDeferred();
    const history = () => answer.promise.then(() => HttpResponse.json([{ Order_id: 1042, Status }]));
    sandbox.server.use(http.get('*/Order/history', history));
    openBar();
    await waitFor(() => expect(sandbox.requests.list('Display/Order')).toHaveLength(0));
    answer.resolve();
    await screen.findByText('Flat ₹100 off your first order');
    await sandbox.requestsArrived();
    expect(queryBar()).toBeNull();
  },
);

it('The tracking bar is not shown for an order older than a day', async () => {
  addOrder(sandbox, undefined, { placedAt: '2026-01-18 19:42:10' });
  openBar();
  await screen.findByText('Flat ₹100 off your first order');
  await waitFor(() => expect(sandbox.requests.list('Order/history')).toHaveLength(1));
  await sandbox.requestsArrived();
  expect(queryBar()).toBeNull();
});
