import type { CartLine } from '../../src/domain/cart/types';
import type { Dish } from '../../src/domain/menu/types';
import type { Finding } from './findings';
import type { Outcome, CallRecorder } from './call-recorder';

export interface Guest {
  phone: string;
  restaurantId: string;
}

/** Units of a dish's first size. */
interface Addition {
  dish: Dish;
  customizationText?: string;
  /** Expected units of the size in the cart after the addition. */
  expected: number;
}

/** A guest's cart on the server. Fetches it after every change and compares it with the expected contents. */
export class GuestCart {
  readonly findings: Finding[] = [];
  private readonly ids = new Set<string>();
  /** Units sent by size id. An addition whose answer is lost may be in the cart. */
  private readonly sent = new Map<string, number>();
  private isForeign = false;
  private hasFailedAddition = false;

  constructor(
    private readonly recorder: CallRecorder,
    private readonly guest: Guest,
  ) {}

  /** '' until an addition is answered. */
  get id(): string {
    const [first = ''] = this.ids;
    return first;
  }

  /** Whether further steps make sense: every addition went into one cart, with nothing else in it. */
  get isUsable(): boolean {
    return !this.isForeign && this.ids.size < 2;
  }

  /** @returns the line of the dish; undefined when the step failed */
  add(addition: Addition): Promise<CartLine | undefined> {
    const { dish, customizationText } = addition;
    const units = { variantId: dish.variants[0].id, customizationText, quantity: 1 };
    return this.send(addition, () => this.recorder.storefront.addToCart({ ...this.guest, ...units }));
  }

  /** Adds another customization of a dish that has customized units in the cart. */
  addCustomized(dish: Dish, customizationText: string, expected: number): Promise<CartLine | undefined> {
    const variantId = dish.variants[0].id;
    return this.send({ dish, customizationText, expected }, () =>
      this.recorder.storefront.addCustomized(this.id, variantId, 1, customizationText),
    );
  }

  private async send(addition: Addition, add: () => Promise<string>): Promise<CartLine | undefined> {
    const variantId = addition.dish.variants[0].id;
    this.sent.set(variantId, (this.sent.get(variantId) ?? 0) + 1);
    const { ok, value: cartId } = await this.recorder.record(add);
    if (!ok) {
      this.hasFailedAddition = true;
      return undefined;
    }
    const { value: lines } = await this.fetch(cartId);
    if (!this.ids.has(cartId)) {
      if (!lines || !this.hasOnlySent(lines)) {
        await this.leave(cartId, lines, addition);
        return undefined;
      }
      const { id } = this;
      this.ids.add(cartId);
      if (id) {
        this.report('error', 'addToCart', `the cart ${id} became another one, ${cartId}`);
        return undefined;
      }
    }
    return lines && this.expectQuantity(lines, addition.dish, addition.expected);
  }

  private hasOnlySent(lines: readonly CartLine[]): boolean {
    return lines.every(({ variantId, quantity }) => quantity <= (this.sent.get(variantId) ?? 0));
  }

  /** Removes the added unit from a cart that may belong to another diner. */
  private async leave(
    cartId: string,
    lines: readonly CartLine[] | undefined,
    { dish, customizationText }: Addition,
  ) {
    const { storefront } = this.recorder;
    const variantId = dish.variants[0].id;
    this.isForeign = true;
    this.report(
      'error',
      'addToCart',
      lines
        ? `the cart ${cartId} of the new guest ${this.guest.phone} has other dishes: does another guest share it?`
        : `the cart ${cartId} cannot be read, so it is not deleted`,
    );
    const line = lines?.find((candidate) => candidate.variantId === variantId);
    const unit = line?.customized.find((candidate) => candidate.customizationText === customizationText);
    await this.recorder.record(() =>
      unit
        ? storefront.changeCustomized(cartId, unit.id, 'remove')
        : storefront.removeFromCart(this.guest.phone, variantId, cartId),
    );
  }

  async changeCustomized(
    dish: Dish,
    unitId: string,
    type: 'add' | 'remove',
    expected: number,
  ): Promise<boolean> {
    const { storefront } = this.recorder;
    const changed = await this.recorder.record(() => storefront.changeCustomized(this.id, unitId, type));
    return changed.ok && this.expect(dish, expected);
  }

  async remove(dish: Dish): Promise<boolean> {
    const { storefront } = this.recorder;
    const variantId = dish.variants[0].id;
    const { value: lines } = await this.lines();
    const quantity = lines?.find((line) => line.variantId === variantId)?.quantity ?? 0;
    if (quantity === 0) return false;
    const removed = await this.recorder.record(() =>
      storefront.removeFromCart(this.guest.phone, variantId, this.id),
    );
    return removed.ok && this.expect(dish, quantity - 1);
  }

  lines(): Promise<Outcome<CartLine[]>> {
    return this.fetch(this.id);
  }

  private fetch(cartId: string): Promise<Outcome<CartLine[]>> {
    return this.recorder.record(() => this.recorder.storefront.fetchCart(cartId));
  }

  private async expect(dish: Dish, quantity: number): Promise<boolean> {
    const { value: lines } = await this.lines();
    if (!lines) return false;
    if (quantity === 0 && lines.every(({ variantId }) => variantId !== dish.variants[0].id)) return true;
    return this.expectQuantity(lines, dish, quantity) !== undefined;
  }

  private expectQuantity(lines: readonly CartLine[], { name, variants }: Dish, quantity: number) {
    const line = lines.find(({ variantId }) => variantId === variants[0].id);
    if (line?.quantity === quantity) return line;
    const actual = line ? `${String(line.quantity)} ×` : 'no';
    this.report('error', 'cart', `the cart has ${actual} '${name}', expected ${String(quantity)} ×`);
    return undefined;
  }

  async delete(): Promise<void> {
    for (const id of this.ids) await this.deleteCart(id);
    if (this.hasFailedAddition && this.ids.size === 0)
      this.report(
        'warning',
        'addToCart',
        `the guest ${this.guest.phone} may have a cart left, because an addition failed`,
      );
  }

  private async deleteCart(cartId: string): Promise<void> {
    const { recorder } = this;
    await recorder.record(() => recorder.storefront.deleteCart(cartId));
    // Servers may refuse to list a deleted cart. The storefront never asks for one.
    const { value: lines, status = 0 } = await recorder.attempt(() => recorder.storefront.fetchCart(cartId));
    const isDeleted = lines ? lines.length === 0 : status >= 400 && status < 500;
    if (isDeleted) return;
    if (lines)
      this.report('error', 'deleteCart', `the cart ${cartId} still has dishes: delete it on the server`);
    else this.report('warning', 'deleteCart', `whether the cart ${cartId} is deleted is not known`);
  }

  report(level: Finding['level'], call: string, text: string): void {
    this.findings.push({ level, call, text });
  }
}
