import type { Page } from '@playwright/test';
import { HOSTILE_ADDRESSES, HOSTILE_TEXT } from '../hostile';
import { SANDBOX } from './origins';

/** Behind every id, so that records still find each other and what the page sends can be led back. */
const HOSTILE_ID = `"><img src=x onerror=ran('id')>`;

const ADDRESS_FIELDS = ['imageUrl', 'img_url', 'ImageUrl', 'Tracking_url', 'TrackingUrl', 'custom_domain'];
const ID_FIELDS = [
  ...['CId', 'ID', 'id', 'Item_id', 'documentId', 'OfferId', 'AddressId', 'tempCustId', 'customized_id'],
  ...['selectTopping', 'add_on'],
];
/** Texts by which the server says how a call went; a picture of the answers' own without them. */
const SAID = [
  ...['cart_id', 'PhoneNo', 'Messege', 'Deleted', 'Updated', 'Registered', 'Page', 'otp_send'],
  ...['otpsessionidd', 'ClosingTimeStamp', 'Service', 'cuponType', 'Longitude', 'Latitude', 'Order_Date'],
];
/** Calls whose Status says how it went, or whether the restaurant is open; that of orders is shown. */
const STATUS_IS_SAID = /Timing|Offer\/apply|Cust_Dish_Item/;

/** Makes a restaurant's answers hostile, field by field. */
class HostileRestaurant {
  /** Fields of which a text was replaced. */
  readonly fields = new Set<string>();
  private addresses = 0;

  /** @param end what stands behind every text, which is still known by its beginning. */
  constructor(
    private readonly call: string,
    private readonly end: string,
  ) {}

  text(text: string, field: string): string {
    if (SAID.includes(field) || text === 'null') return text;
    if (field === 'Status' && STATUS_IS_SAID.test(this.call)) return text;
    this.fields.add(field);
    if (ID_FIELDS.includes(field)) return text + HOSTILE_ID;
    if (ADDRESS_FIELDS.includes(field)) {
      this.addresses += 1;
      return HOSTILE_ADDRESSES[this.addresses % HOSTILE_ADDRESSES.length] ?? '';
    }
    // What is between the brackets is the option's name.
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

/** What the page sends, as the restaurant's own server knows it. */
function ledBack(form: string, end: string): string {
  const fields = [...new URLSearchParams(form)].map(([name, value]) => [
    name,
    // A JSON text within spells quotes its own way.
    [HOSTILE_ID, end].reduce(
      (text, hostile) => text.replaceAll(hostile, '').replaceAll(JSON.stringify(hostile).slice(1, -1), ''),
      value,
    ),
  ]);
  return new URLSearchParams(fields).toString();
}

/**
 * From now on every text of every record that the page is answered is hostile.
 * @param text what is written behind each of them.
 * @returns the fields that were, as they are met.
 */
export async function makeHostile(page: Page, text = HOSTILE_TEXT): Promise<Set<string>> {
  const end = ` ${text}`;
  const fields = new Set<string>();
  await page.route(`${SANDBOX}/api/**`, async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    url.search = ledBack(url.search, end);
    const postData = request.postData();
    const response = await route.fetch({
      url: url.href,
      maxRetries: 2,
      ...(postData !== null && { postData: ledBack(postData, end) }),
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
