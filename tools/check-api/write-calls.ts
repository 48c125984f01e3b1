/** Exercises a guest's cart: add, change, price, offer, remove and delete. */
import type { Bill } from '../../src/domain/bill/types';
import type { Dish } from '../../src/domain/menu/types';
import type { OptionGroups } from '../../src/domain/option-groups/types';
import type { Offer } from '../../src/domain/offers/types';
import type { Finding } from './findings';
import { GuestCart, type Guest } from './guest-cart';
import { billFindings } from './money';
import type { CallRecorder } from './call-recorder';
import type { ReadShop } from './read-calls';
import { sampleSelections } from './sample-selection';

class GuestCartCheck {
  readonly cart: GuestCart;

  constructor(
    private readonly recorder: CallRecorder,
    private readonly guest: Guest,
    private readonly shop: ReadShop,
  ) {
    this.cart = new GuestCart(recorder, guest);
  }

  async run(plain: Dish | undefined, customizable: Dish | undefined): Promise<void> {
    const { cart } = this;
    try {
      if (plain) await this.addPlain(plain);
      if (customizable && cart.isUsable) await this.addCustomized(customizable, this.shop.options);
      if (cart.id && cart.isUsable) await this.payFor(this.shop.offers);
      if (plain && cart.id && cart.isUsable) await cart.remove(plain);
    } finally {
      await cart.delete();
    }
  }

  private async addPlain(dish: Dish): Promise<void> {
    if (await this.cart.add({ dish, expected: 1 })) await this.cart.add({ dish, expected: 2 });
  }

  private async addCustomized(dish: Dish, options: OptionGroups): Promise<void> {
    const { cart } = this;
    const { storefront } = this.recorder;
    const [first, other] = sampleSelections(storefront, dish, options).map(storefront.formatCustomization);
    if (first === undefined || other === undefined) return;
    const line = await cart.add({ dish, customizationText: first, expected: 1 });
    if (!line) return;
    const [unit] = line.customized;
    if (!unit) {
      cart.report('warning', 'cart', `'${dish.name}' has no customized dish (resultTest)`);
      return;
    }
    const isChanged =
      (await cart.changeCustomized(dish, unit.id, 'add', 2)) &&
      (await cart.changeCustomized(dish, unit.id, 'remove', 1));
    if (isChanged) await cart.addCustomized(dish, other, 2);
  }

  private async payFor(offers: readonly Offer[]): Promise<void> {
    const bill = await this.bill('0');
    if (!bill) return;
    const offer = await this.applyOneOf(offers.filter(({ minimumOrder }) => minimumOrder <= bill.itemTotal));
    if (!offer) {
      this.cart.report(
        'warning',
        'applyOffer',
        'no offer could be applied: the bill with an offer is not checked',
      );
      return;
    }
    const discounted = await this.bill(offer.id);
    if (discounted && !this.recorder.storefront.honoursOffer(discounted, offer.code))
      this.cart.report('warning', 'bill', `${offer.code} was applied, but Coupon is '${discounted.coupon}'`);
  }

  /** The server may refuse an offer, for instance on another day of the week. */
  private async applyOneOf(offers: readonly Offer[]): Promise<Offer | undefined> {
    const { recorder, cart } = this;
    for (const offer of offers) {
      const { value: answer } = await recorder.record(() =>
        recorder.storefront.applyOffer(cart.id, offer.id),
      );
      if (answer?.isApplied) return offer;
    }
    return undefined;
  }

  private async bill(offerId: string): Promise<Bill | undefined> {
    const { recorder, cart, guest } = this;
    const nowhere = { addressId: '0', longitude: '0', latitude: '0', time: '0' };
    const query = { cartId: cart.id, offerId, ...nowhere, orderType: '', lines: '' };
    const { value: lines } = await cart.lines();
    if (!lines) return undefined;
    const { value: bill } = await recorder.record(() =>
      recorder.storefront.fetchBill(guest.restaurantId, query, new AbortController().signal),
    );
    if (bill) cart.findings.push(...billFindings(bill, lines));
    return bill;
  }
}

function skipped(plain: Dish | undefined, customizable: Dish | undefined): Finding[] {
  const warning = (text: string): Finding => ({ level: 'warning', call: 'addToCart', text });
  if (!plain && !customizable) return [warning('no dish is in stock: no cart is checked')];
  return [
    ...(plain
      ? []
      : [warning('no dish without options is in stock: adding and removing one is not checked')]),
    ...(customizable ? [] : [warning('no dish with options is in stock: customized dishes are not checked')]),
  ];
}

/** @returns the findings that concern more than one answer */
export async function checkGuestCart(recorder: CallRecorder, shop: ReadShop): Promise<Finding[]> {
  const { storefront } = recorder;
  const { restaurantId } = shop;
  const inStock = Object.values(shop.menu?.dishes ?? {}).filter(({ isOutOfStock }) => !isOutOfStock);
  const { value: phone } = await recorder.record(() => storefront.addGuest(restaurantId));
  if (phone === undefined) return [];
  const check = new GuestCartCheck(recorder, { phone, restaurantId }, shop);
  if (storefront.isLoggedInPhone(phone))
    check.cart.report(
      'error',
      'addGuest',
      `PhoneNo ${phone} has ten digits, so every visitor counts as logged in: expected another form, such as guest-000123`,
    );
  const plain = inStock.find((dish) => !storefront.isCustomizable(dish));
  const customizable = inStock.find((dish) => storefront.isCustomizable(dish));
  await check.run(plain, customizable);
  return [...skipped(plain, customizable), ...check.cart.findings];
}
