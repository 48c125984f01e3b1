import { orderDetailRecord } from '../handlers/order-records';
import type { CallContext } from '../handlers/call';
import { HttpError } from '../world';
import { ORDER_STATUSES, REJECTED_STATUS } from '../world/orders';
import { Html, html, page, scriptJson } from './html';

const POLL_MS = 2000;

const SCRIPT = new Html(`
  const el = (id) => document.getElementById(id);
  let order = JSON.parse(el('order').textContent);
  const post = () => window.parent.postMessage(JSON.stringify(order), '*');
  const show = (next) => {
    const changed = next.Status !== order.Status;
    order = next;
    el('status').textContent = order.Status;
    const ended = order.Status === 'DELIVERED' || order.Status === '${REJECTED_STATUS}';
    for (const id of ['advance', 'reject']) el(id).disabled = ended;
    if (changed) post();
  };
  const address = '/__sandbox/orders/' + order.OrderId;
  const change = (body) =>
    fetch(address + '/status', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
      .then((response) => response.json()).then(show);
  document.addEventListener('click', (event) => {
    const { id, dataset } = event.target;
    if (id === 'advance') change({ advance: true });
    else if (dataset && dataset.status) change({ status: dataset.status });
  });
  setInterval(() => fetch(address).then((response) => response.json()).then(show).catch(() => {}), ${String(POLL_MS)});
  show(order);
  post();
`);

/** Tracking page of one order. Posts the order to its parent on load and on every change. */
export function showTrackPage(url: URL, context: CallContext): Response {
  const { world } = context;
  try {
    const found = world.orders.find(url.searchParams.get('OrderId') ?? '');
    const order = orderDetailRecord(found, context);
    const statuses = ORDER_STATUSES.map(
      (status) => html`<button type="button" data-status="${status}">${status}</button> `,
    );
    const shown = page(
      `Order ${String(order.OrderId)}`,
      html`
        <h1>Order ${order.OrderId}</h1>
        <p>Status: <strong id="status">${order.Status}</strong></p>
        <p>${order.Address}</p>
        <p>
          <button type="button" id="advance">Advance</button>
          <button type="button" id="reject" data-status="${REJECTED_STATUS}">Reject</button>
        </p>
        <p>Set to: ${statuses}</p>
        <script type="application/json" id="order">
          ${scriptJson(order)}
        </script>
        <script>
          ${SCRIPT};
        </script>
      `,
    );
    if (world.catalogue.hasQuirk(found.restaurantId, 'isolated-tracking'))
      shown.headers.set('Cross-Origin-Resource-Policy', 'same-origin');
    return shown;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return page(
      'Tracking',
      html`<h1>Tracking</h1>
        <p class="problem" role="alert">${error.message}</p>`,
      error.status,
    );
  }
}
