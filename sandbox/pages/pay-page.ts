import { HttpError, type World } from '../world';
import type { RestaurantRecord } from '../restaurants/record';
import { isClosed, returnAddress, type PaymentQuery } from '../world/payment';
import { html, page } from './html';

const LATE_MS = 20_000;

const queryOf = (params: URLSearchParams): PaymentQuery => Object.fromEntries(params);

const ROWS = ['CartId', 'phone', 'OfferId', 'addressId', 'instruction', 'Time', 'tableNumber', 'carNumber'];

const redirectTo = (address: string): Response =>
  new Response(null, { status: 303, headers: { Location: address } });

/** Some payment providers post the result as a form. */
const postTo = (address: string): Response =>
  page(
    'Back to the shop',
    html`<form method="post" action="${address}">
        ${Array.from(
          { length: 20 },
          (_, index) => html`<input type="hidden" name="udf${index + 1}" value="Result ${index + 1}" />`,
        )}
        <button>Back to the shop</button>
      </form>
      <script>
        document.forms[0].submit();
      </script>`,
  );

const returnTo = (address: string, world: World, { restaurantId = '' }: PaymentQuery): Response =>
  world.catalogue.hasQuirk(restaurantId, 'posted-return') ? postTo(address) : redirectTo(address);

const takesNoPayment = (restaurant: RestaurantRecord): boolean =>
  isClosed(restaurant) && (restaurant.quirks?.includes('closed-payment') ?? false);

export function showPayPage(url: URL, world: World, problem = '', status = 200): Response {
  const query = queryOf(url.searchParams);
  let shop = 'Unknown restaurant';
  try {
    const withoutOrder = returnAddress(query.path);
    const restaurant = world.catalogue.byId(query.restaurantId ?? '');
    if (takesNoPayment(restaurant)) return returnTo(withoutOrder, world, query);
    shop = restaurant.info.name;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return page(
      'Payment',
      html`<h1>Payment</h1>
        <p class="problem" role="alert">${error.message}</p>`,
      error.status,
    );
  }
  const rows = ROWS.filter((name) => query[name] !== undefined).map(
    (name) =>
      html`<dt>${name}</dt>
        <dd>${query[name] ?? ''}</dd>`,
  );
  return page(
    `Pay ${shop}`,
    html`
      <h1>Pay ${shop}</h1>
      <p class="amount">₹${query.TotalPrice ?? '?'}</p>
      <p>${query.orderType ?? 'No order type'}</p>
      ${problem === '' ? [] : html`<p class="problem" role="alert">${problem}</p>`}
      <form method="post" action="${url.pathname + url.search}">
        <button name="action" value="pay">Pay</button>
        <button name="action" value="pay-late">Confirm in ${LATE_MS / 1000} s</button>
        <button name="action" value="fail">Fail</button>
        <button name="action" value="cancel">Cancel</button>
      </form>
      <h2>What the storefront sent</h2>
      <dl>${rows}</dl>
    `,
    status,
  );
}

/** As a UPI payment that the bank confirms after the diner is back in the shop. A refused one places no order. */
function payLate(query: PaymentQuery, world: World): void {
  setTimeout(() => {
    try {
      world.pay(query);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
    }
  }, LATE_MS).unref();
}

/**
 * Handles the buttons: 'pay' places the order, 'pay-late' does so later and comes back without its id. All but a refused
 * payment lead back to the shop.
 */
export function submitPayPage(url: URL, action: string | null, world: World): Response {
  const query = queryOf(url.searchParams);
  try {
    // Validate the return address first, so that no order is placed without a way back.
    const withoutOrder = returnAddress(query.path);
    if (action === 'pay-late') payLate(query, world);
    const target = action === 'pay' ? returnAddress(query.path, world.pay(query).id) : withoutOrder;
    return returnTo(target, world, query);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return showPayPage(url, world, error.message, error.status);
  }
}
