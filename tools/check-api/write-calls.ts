/** Plays a guest's cart: add, change, price, offer, remove and delete. */
import type { CartLine, DishSelection } from '../../src/domain/cart/types';
import type { Dish, OptionGroup, OptionGroups } from '../../src/domain/menu/types';
import type { Finding } from './findings';
import { billFindings } from './money';
import type { Player } from './player';
import type { ReadShop } from './read-calls';

/** The fewest options that a group requires. */
const required = <Option>(group: OptionGroup, options: readonly Option[]): Option[] =>
  options.slice(0, Math.max(group.min, group.required ? 1 : 0));

function selectionOf(dish: Dish, { customizations, addOns }: OptionGroups): DishSelection {
  return {
    customizations: customizations
      .filter(({ id }) => dish.customizationGroupIds.includes(id))
      .map((group) => ({ groupId: group.id, options: required(group, group.options) })),
    addOns: addOns
      .filter(({ id }) => dish.addOnGroupIds.includes(id))
      .map((group) => ({ groupId: group.id, options: required(group, group.options) })),
  };
}

interface Guest {
  phone: string;
  restaurantId: string;
}

class GuestCart {
  readonly findings: Finding[] = [];
  private cartId = '';

  constructor(
    private readonly player: Player,
    private readonly guest: Guest,
  ) {}

  async play(plain: Dish | undefined, customizable: Dish | undefined, options: OptionGroups): Promise<void> {
    try {
      if (plain) await this.addPlain(plain);
      if (customizable) await this.addCustomized(customizable, options);
      if (this.cartId) await this.payFor();
      if (plain && this.cartId) await this.remove(plain);
    } finally {
      if (this.cartId) await this.delete();
    }
  }

  private async addPlain(dish: Dish): Promise<void> {
    const variantId = dish.variants[0].id;
    for (const quantity of [1, 2]) {
      await this.add({ variantId });
      await this.expectQuantity(dish, quantity);
    }
  }

  private async addCustomized(dish: Dish, options: OptionGroups): Promise<void> {
    const { product } = this.player;
    const variantId = dish.variants[0].id;
    await this.add({ variantId, addCustDish: product.addCustDishText(selectionOf(dish, options)) });
    const line = await this.expectQuantity(dish, 1);
    const unit = line?.customized[0];
    if (line && !unit) this.report('warning', 'cart', `'${dish.name}' has no customized dish (resultTest)`);
    if (!unit) return;
    await this.player.play(() => product.changeCustomized(this.cartId, unit.id, 'add'));
    await this.expectQuantity(dish, 2);
    await this.player.play(() => product.changeCustomized(this.cartId, unit.id, 'remove'));
    await this.expectQuantity(dish, 1);
  }

  private async add(units: { variantId: string; addCustDish?: string }): Promise<void> {
    const addition = { ...this.guest, ...units, quantity: 1 };
    const cartId = await this.player.play(() => this.player.product.addToCart(addition));
    if (cartId !== undefined && this.cartId && cartId !== this.cartId)
      this.report('warning', 'addToCart', `the cart ${this.cartId} became another one, ${cartId}`);
    this.cartId = cartId ?? this.cartId;
  }

  private async payFor(): Promise<void> {
    const { player, cartId, guest } = this;
    await this.bill('0');
    const offers = await player.play(() => player.product.fetchOffers(guest.restaurantId));
    const [offer] = offers ?? [];
    if (!offer) return;
    const answer = await player.play(() => player.product.applyOffer(cartId, offer.id));
    if (!answer?.applied) return;
    const bill = await this.bill(offer.id);
    if (bill && bill.coupon.toLowerCase() !== offer.code.toLowerCase())
      this.report('warning', 'bill', `${offer.code} was applied, but Coupon is '${bill.coupon}'`);
  }

  private async bill(offerId: string) {
    const { player, cartId, guest } = this;
    const nowhere = { addressId: '0', longitude: '0', latitude: '0', time: '0' };
    const query = { cartId, offerId, ...nowhere, orderType: '', lines: '' };
    const lines = await this.lines();
    const bill = await player.play(() =>
      player.product.fetchBill(guest.restaurantId, query, new AbortController().signal),
    );
    if (bill && lines) this.findings.push(...billFindings(bill, lines));
    return bill;
  }

  private async remove(dish: Dish): Promise<void> {
    const { player, cartId, guest } = this;
    const variantId = dish.variants[0].id;
    const before = (await this.lines())?.find((line) => line.variantId === variantId)?.quantity ?? 0;
    if (before === 0) return;
    await player.play(() => player.product.removeFromCart(guest.phone, variantId, cartId));
    await this.expectQuantity(dish, before - 1);
  }

  private async delete(): Promise<void> {
    const { player, cartId } = this;
    await player.play(() => player.product.deleteCart(cartId));
    const lines = await this.lines();
    if (!lines) this.report('warning', 'deleteCart', `whether the cart ${cartId} is deleted is not known`);
    else if (lines.length > 0)
      this.report('error', 'deleteCart', `the cart ${cartId} still has dishes: delete it on the server`);
  }

  private lines(): Promise<CartLine[] | undefined> {
    return this.player.play(() => this.player.product.fetchCart(this.cartId));
  }

  private async expectQuantity({ name, variants }: Dish, quantity: number): Promise<CartLine | undefined> {
    const lines = this.cartId ? await this.lines() : undefined;
    if (!lines) return undefined;
    const line = lines.find(({ variantId }) => variantId === variants[0].id);
    if (line?.quantity !== quantity) {
      const came = line ? `${String(line.quantity)} ×` : 'no';
      this.report('error', 'cart', `the cart has ${came} '${name}', expected ${String(quantity)} ×`);
    }
    return line;
  }

  private report(level: Finding['level'], call: string, text: string): void {
    this.findings.push({ level, call, text });
  }
}

/** Plays a guest's cart and deletes it. @returns the findings beyond those of single answers */
export async function playGuestCart(player: Player, shop: ReadShop): Promise<Finding[]> {
  const { product } = player;
  const { restaurantId, options } = shop;
  const inStock = Object.values(shop.menu?.dishes ?? {}).filter(({ outOfStock }) => !outOfStock);
  const phone = await player.play(() => product.addGuest(restaurantId));
  if (phone === undefined) return [];
  const cart = new GuestCart(player, { phone, restaurantId });
  await cart.play(
    inStock.find((dish) => !product.isCustomizable(dish)),
    inStock.find((dish) => product.isCustomizable(dish)),
    options,
  );
  return cart.findings;
}
