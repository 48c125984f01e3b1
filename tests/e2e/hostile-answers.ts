import type { Page } from '@playwright/test';
import { ESCAPED_HOSTILE_TEXT, HOSTILE_TEXT, HOSTILE_URLS } from '../hostile-input';
import { SANDBOX } from './origins';

/** Appended to ids: records still match, and requests can be mapped back. */
const HOSTILE_ID = `"><img src=x onerror=ran('id')>`;

const ADDRESS_FIELDS = ['imageUrl', 'img_url', 'ImageUrl', 'Tracking_url', 'TrackingUrl', 'custom_domain'];
const ID_FIELDS = [
  ...['CId', 'ID', 'id', 'Item_id', 'documentId', 'OfferId', 'AddressId', 'tempCustId', 'customized_id'],
  ...['selectTopping', 'add_on'],
];
/** Changing these texts would change the outcome of calls. */
const PROTOCOL_FIELDS = [
  ...['cart_id', 'PhoneNo', 'Messege', 'Deleted', 'Updated', 'Registered', 'Page', 'otp_send'],
  ...['otpsessionidd', 'ClosingTimeStamp', 'Service', 'cuponType', 'Longitude', 'Latitude', 'Order_Date'],
];
/** Calls whose Status is a protocol value. The Status of orders is displayed, so it is hostile too. */
const PROTOCOL_STATUS_CALLS = /Timing|Offer\/apply|Cust_Dish_Item/;

class HostileRestaurant {
  readonly fields = new Set<string>();
  private addresses = 0;

  /** @param end appended to every text, which stays recognisable by its beginning. */
  constructor(
    private readonly call: string,
    private readonly end: string,
  ) {}

  text(text: string, field: string): string {
    if (PROTOCOL_FIELDS.includes(field) || text === 'null') return text;
    if (field === 'Status' && PROTOCOL_STATUS_CALLS.test(this.call)) return text;
    this.fields.add(field);
    if (ID_FIELDS.includes(field)) return text + HOSTILE_ID;
    if (ADDRESS_FIELDS.includes(field)) {
      this.addresses += 1;
      return HOSTILE_URLS[this.addresses % HOSTILE_URLS.length] ?? '';
    }
    // The text in brackets is the option's name.
    if (field === 'displayTopping') return text.replace(/\](?=[^\]]*$)/, `${this.end}]`);
    return text + this.end;
  }

  value(value: unknown, field: string): unknown {
    if (typeof value === 'string') return this.text(value, field);
    if (Array.isArray(value)) return value.map((part) => this.value(part, field));
    if (typeof value !== 'object' || value === null) return value;
    const isMap = field === 'itemNmae';
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [
        isMap ? this.text(name, field) : name,
        this.value(part, name),
      ]),
    );
  }
}

function withoutHostileParts(form: string, end: string): string {
  const fields = [...new URLSearchParams(form)].map(([name, value]) => [
    name,
    // Embedded JSON escapes quotes.
    [HOSTILE_ID, end].reduce(
      (text, hostile) => text.replaceAll(hostile, '').replaceAll(JSON.stringify(hostile).slice(1, -1), ''),
      value,
    ),
  ]);
  return new URLSearchParams(fields).toString();
}

/** @returns the affected fields, which grow as answers arrive. */
export async function makeHostile(
  page: Page,
  text = ESCAPED_HOSTILE_TEXT + HOSTILE_TEXT,
): Promise<Set<string>> {
  const end = ` ${text}`;
  const fields = new Set<string>();
  await page.route(`${SANDBOX}/api/**`, async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    url.search = withoutHostileParts(url.search, end);
    const postData = request.postData();
    const response = await route.fetch({
      url: url.href,
      maxRetries: 2,
      ...(postData !== null && { postData: withoutHostileParts(postData, end) }),
    });
    let answer: unknown;
    try {
      answer = await response.json();
    } catch {
      await route.fulfill({ response });
      return;
    }
    const hostile = new HostileRestaurant(url.pathname, end);
    const json = hostile.value(answer, '');
    hostile.fields.forEach((field) => fields.add(field));
    await route.fulfill({ response, json });
  });
  return fields;
}
