import { FAULT_KINDS } from '../handlers/faults';
import { orderRecord } from '../handlers/order-records';
import { formatRupees } from '../money';
import type { RestaurantRecord } from '../restaurants/record';
import { QUIRK_NAMES, QUIRKS } from '../quirks';
import type { Control } from '../control';
import { MAPS_PARTS } from '../maps/script';
import { SEEDED_DINER } from '../world/seed';
import { Html, html, page } from './html';
import { reportRows } from './reports';

const REFRESH_MS = 2000;

const SCRIPT = new Html(`
  let shown = '';
  const refresh = () => fetch('/__sandbox/panel').then((response) => response.text())
    .then((text) => { if (text !== shown) document.getElementById('panel').innerHTML = shown = text; }).catch(() => {});
  const send = (method, path, body) => fetch(path, {
    method, headers: { 'Content-Type': 'application/json' }, body: body && JSON.stringify(body),
  }).then(async (response) => {
    document.getElementById('problem').textContent = response.ok ? '' : (await response.json()).message;
    return refresh();
  });
  document.getElementById('fault').addEventListener('submit', (event) => {
    event.preventDefault();
    const fields = new FormData(event.target);
    const fault = { call: fields.get('call'), kind: fields.get('kind') };
    for (const name of ['ms', 'status', 'times']) if (fields.get(name)) fault[name] = Number(fields.get(name));
    if (fields.get('body')) { try { fault.body = JSON.parse(fields.get('body')); } catch { fault.body = fields.get('body'); } }
    send('POST', '/__sandbox/faults', fault);
  });
  document.getElementById('quirk').addEventListener('submit', (event) => {
    event.preventDefault();
    const fields = new FormData(event.target);
    const isOn = event.submitter.value === 'on';
    send('PATCH', '/__sandbox/restaurants/' + fields.get('slug'), { quirks: { [fields.get('quirk')]: isOn } });
  });
  document.getElementById('charges').addEventListener('submit', (event) => {
    event.preventDefault();
    const fields = new FormData(event.target);
    const charges = {};
    for (const name of ['gst', 'deliveryFee']) if (fields.get(name)) charges[name] = Number(fields.get(name));
    send('PATCH', '/__sandbox/restaurants/' + fields.get('slug'), { charges });
  });
  document.getElementById('offer').addEventListener('submit', (event) => {
    event.preventDefault();
    const fields = new FormData(event.target);
    const isWithdrawn = event.submitter.value === 'withdraw';
    send('PATCH', '/__sandbox/restaurants/' + fields.get('slug'), { withdrawnOffers: { [fields.get('offer')]: isWithdrawn } });
  });
  document.addEventListener('click', (event) => {
    const { method, path, body } = event.target.dataset || {};
    if (path) send(method, path, body && JSON.parse(body));
  });
  setInterval(refresh, ${String(REFRESH_MS)});
`);

const button = (label: string, method: string, path: string, body?: unknown): Html =>
  html`<button
    type="button"
    data-method="${method}"
    data-path="${path}"
    data-body="${body === undefined ? '' : JSON.stringify(body)}"
  >
    ${label}
  </button>`;

function restaurantRow(restaurant: RestaurantRecord, storefront: string): Html {
  const { host } = new URL(storefront);
  const bySlug = `${storefront}/${restaurant.slug}`;
  const byHost = `http://${restaurant.slug}.${host}/`;
  const { Status } = restaurant.timing;
  const { quirks = [], charges = {}, offers } = restaurant;
  const changed = [
    ...(charges.gst === undefined ? [] : [`GST ${String(charges.gst)}%`]),
    ...(charges.deliveryFee === undefined ? [] : [`delivery from ₹${String(charges.deliveryFee)}`]),
    ...offers.filter(({ withdrawn }) => withdrawn).map(({ CouponCode }) => `${CouponCode} withdrawn`),
    ...(quirks.length > 0 ? [`quirks: ${quirks.join(', ')}`] : []),
  ];
  const path = `/__sandbox/restaurants/${restaurant.slug}`;
  const next = Status.toUpperCase() === 'CLOSE' ? 'OPEN' : 'CLOSE';
  return html`<tr>
    <td>${restaurant.info.name}</td>
    <td><a href="${bySlug}">${bySlug}</a><br /><a href="${byHost}">${byHost}</a></td>
    <td>${Status}, closes ${restaurant.timing.ClosingTimeStamp}</td>
    <td>${button(`Set ${next}`, 'PATCH', path, { timing: { Status: next } })}</td>
    <td>${changed.join('; ')}</td>
  </tr>`;
}

/** Renders the part of the index page that refreshes itself. */
export function panel(control: Control): Html {
  const { world, faults, requests, ingestion, storefront } = control;
  const sessions = Object.values(world.state.otpSessions).slice(-5).reverse();
  const orders = world.orders.all().slice(-10).reverse();
  const log = requests.list().slice(-30).reverse();
  return html`
    <h2>Restaurants</h2>
    <table>
      ${world.catalogue.all().map((restaurant) => restaurantRow(restaurant, storefront))}
    </table>
    <h2>Last OTPs sent</h2>
    <table>
      ${sessions.map(
        (session) =>
          html`<tr>
            <td>${session.phone}</td>
            <td><strong>${session.code}</strong></td>
            <td>${session.used ? 'used' : ''}</td>
          </tr>`,
      )}
    </table>
    <h2>Orders</h2>
    <table>
      ${orders.map((order) => {
        const path = `/__sandbox/orders/${String(order.id)}/status`;
        return html`<tr>
          <td><a href="${orderRecord(order, control).Tracking_url}">${order.id}</a></td>
          <td>${order.phone}</td>
          <td>${order.orderType}: ${order.destination}</td>
          <td>${formatRupees(order.total)}</td>
          <td>${order.status}</td>
          <td>
            ${button('Advance', 'POST', path, { advance: true })}
            ${button('Reject', 'POST', path, { status: 'Not Accepted !' })}
          </td>
        </tr>`;
      })}
    </table>
    <h2>Active faults</h2>
    <table>
      ${faults.list().map(
        (fault) =>
          html`<tr>
            <td>${fault.call}</td>
            <td>${JSON.stringify(fault)}</td>
          </tr>`,
      )}
    </table>
    <h2>Errors and Core Web Vitals received</h2>
    <table>
      ${reportRows(ingestion.list())}
    </table>
    <h2>Requests</h2>
    <table>
      ${log.map(
        (entry) =>
          html`<tr>
            <td>${entry.time.slice(11, 19)}</td>
            <td>${entry.method} ${entry.path}</td>
            <td>${JSON.stringify({ ...entry.query, ...entry.form })}</td>
          </tr>`,
      )}
    </table>
  `;
}

export function showIndexPage(control: Control): Response {
  const restaurantChoice = html`<select name="slug" aria-label="Restaurant">
    ${control.world.catalogue.all().map(({ slug }) => html`<option>${slug}</option>`)}
  </select>`;
  const names = [
    '*',
    'restro_id_new',
    'maps/api/js',
    ...MAPS_PARTS.map((part) => `maps/${part}`),
    ...control.callNames,
  ];
  return page(
    'Sandbox',
    html`
      <h1>Sandbox</h1>
      <p>
        Everything outside the storefront: the API, payment, tracking, maps. Log in as ${SEEDED_DINER.phone}
        (${SEEDED_DINER.name}, who exists) or as any other number (a new diner).
      </p>
      <h2>Faults</h2>
      <form id="fault">
        <select name="call" aria-label="Call">
          ${names.map((name) => html`<option>${name}</option>`)}
        </select>
        <select name="kind" aria-label="Kind">
          ${FAULT_KINDS.map((kind) => html`<option>${kind}</option>`)}
        </select>
        <input name="ms" type="number" placeholder="ms" aria-label="Milliseconds" />
        <input name="status" type="number" placeholder="status" aria-label="Status" />
        <input name="times" type="number" placeholder="times" aria-label="Times" />
        <input name="body" placeholder="body" aria-label="Body" />
        <button>Add fault</button>
        ${button('Clear faults', 'DELETE', '/__sandbox/faults')}
        ${button('Clear requests', 'DELETE', '/__sandbox/requests')}
        ${button('Clear errors', 'DELETE', '/__sandbox/reports')}
        ${button('Reset everything', 'POST', '/__sandbox/reset')}
      </form>
      <h2>Quirks of a restaurant's server</h2>
      <form id="quirk">
        ${restaurantChoice}
        <select name="quirk" aria-label="Quirk">
          ${QUIRK_NAMES.map((name) => html`<option value="${name}">${QUIRKS[name]}</option>`)}
        </select>
        <button value="on">Switch on</button>
        <button value="off">Switch off</button>
      </form>
      <h2>Charges and offers of a restaurant</h2>
      <form id="charges">
        ${restaurantChoice}
        <input name="gst" type="number" min="0" step="any" placeholder="GST %" aria-label="GST in per cent" />
        <input
          name="deliveryFee"
          type="number"
          min="0"
          placeholder="fee ₹"
          aria-label="Delivery fee in rupees"
        />
        <button>Change charges</button>
      </form>
      <form id="offer">
        ${restaurantChoice}
        <input name="offer" placeholder="OfferId" aria-label="OfferId" required />
        <button value="withdraw">Withdraw offer</button>
        <button value="offer">Offer again</button>
      </form>
      <p class="problem" id="problem" role="alert"></p>
      <div id="panel">${panel(control)}</div>
      <script>
        ${SCRIPT};
      </script>
    `,
  );
}
