import { toPaise } from '../money';
import { isSoldOut, listedLines, totalLines, type LineTotal } from './cart-totals';
import type { Context } from './context';
import { isSameCustomization, readCustomization, type Customization } from './customization';
import { HttpError } from './http-error';
import { nextNumber, type Cart, type CartLine } from './state';

interface AddRequest {
  phone: string;
  restaurantId: string;
  variantId: string;
  quantity: number;
  /** `addCustDish` text; undefined adds plain units. */
  addCustDish?: string | undefined;
}

/** A phone has at most one open cart per restaurant. */
export class Carts {
  private readonly context: Context;

  constructor(context: Context) {
    this.context = context;
  }

  find(cartId: string): Cart | undefined {
    return this.context.state.carts[cartId];
  }

  /** Returns an open cart. @throws HttpError 404 when unknown, 409 when closed */
  open(cartId: string): Cart {
    const cart = this.find(cartId);
    if (!cart) throw new HttpError(404, `There is no cart '${cartId}'`);
    if (cart.status !== 'open') throw new HttpError(409, 'This cart is closed');
    return cart;
  }

  lines(cartId: string): LineTotal[] {
    const cart = this.find(cartId);
    return cart?.status === 'open' ? totalLines(cart, this.context.catalogue) : [];
  }

  /** Returns the lines as the cart call lists them; [] unless the cart is open. */
  listed(cartId: string): LineTotal[] {
    const cart = this.find(cartId);
    return cart?.status === 'open' ? listedLines(cart, this.context.catalogue) : [];
  }

  add(request: AddRequest): Cart {
    const customization = this.check(request);
    const cart =
      this.openCartOf(request.phone, request.restaurantId) ??
      this.create(request.phone, request.restaurantId);
    return this.put(cart, request.variantId, request.quantity, customization);
  }

  addCustomized(cartId: string, variantId: string, quantity: number, addCustDish: string): Cart {
    const cart = this.open(cartId);
    const customization = this.check({ restaurantId: cart.restaurantId, variantId, quantity, addCustDish });
    return this.put(cart, variantId, quantity, customization);
  }

  /** Removes one unit of a variant: a plain one first, else the customized one added last. */
  remove(cartId: string, variantId: string): void {
    const cart = this.open(cartId);
    const line = cart.lines.find((candidate) => candidate.variantId === variantId);
    if (!line) throw new HttpError(404, `The cart holds nothing of '${variantId}'`);
    const last = line.customized.at(-1);
    if (line.plain > 0) line.plain -= 1;
    else if (last) last.quantity -= 1;
    this.removeEmptyLines(cart);
  }

  changeCustomized(cartId: string, tempCustId: string, type: 'add' | 'remove'): void {
    const cart = this.open(cartId);
    const line = cart.lines.find((candidate) =>
      candidate.customized.some((entry) => entry.tempCustId === tempCustId),
    );
    const entry = line?.customized.find((candidate) => candidate.tempCustId === tempCustId);
    if (!line || !entry) throw new HttpError(404, `The cart holds no customized dish '${tempCustId}'`);
    if (type === 'add') {
      this.check({ restaurantId: cart.restaurantId, variantId: line.variantId, quantity: 1 });
      this.checkNotSoldOut(cart, line.variantId);
    }
    entry.quantity += type === 'add' ? 1 : -1;
    this.removeEmptyLines(cart);
  }

  delete(cartId: string): void {
    this.close(this.open(cartId), 'deleted');
  }

  close(cart: Cart, status: 'deleted' | 'paid' | 'replaced'): void {
    cart.status = status;
    this.context.changed();
  }

  /** Transfers a guest's cart to the logged-in phone. Replaces or ('merge-carts') merges that phone's older cart. */
  transferCart(cartId: string, phone: string, restaurantId: string): void {
    const cart = this.find(cartId);
    if (cart?.status !== 'open' || cart.restaurantId !== restaurantId) return;
    if (!cart.phone.startsWith('guest-') || cart.lines.length === 0) return;
    const older = this.openCartOf(phone, restaurantId);
    if (older) {
      if (this.context.catalogue.hasQuirk(restaurantId, 'merge-carts')) this.merge(older, cart);
      this.close(older, 'replaced');
    }
    cart.phone = phone;
    this.context.changed();
  }

  private merge(from: Cart, into: Cart): void {
    for (const { variantId, plain, customized } of from.lines) {
      const line = this.lineOf(into, variantId);
      line.plain += plain;
      line.customized.push(...customized);
    }
  }

  private openCartOf(phone: string, restaurantId: string): Cart | undefined {
    return Object.values(this.context.state.carts).find(
      (cart) => cart.status === 'open' && cart.phone === phone && cart.restaurantId === restaurantId,
    );
  }

  private create(phone: string, restaurantId: string): Cart {
    const id = `c-${String(nextNumber(this.context.state, 'cart'))}`;
    const cart: Cart = { id, restaurantId, phone, status: 'open', lines: [] };
    this.context.state.carts[id] = cart;
    return cart;
  }

  private check(request: Omit<AddRequest, 'phone'>): Customization | undefined {
    const { catalogue } = this.context;
    const found = catalogue.findVariant(request.restaurantId, request.variantId);
    if (!found) throw new HttpError(404, `No dish has the size variant '${request.variantId}'`);
    if (found.dish.OutOfStock) throw new HttpError(409, `${found.dish.itemName} is out of stock`);
    if (!Number.isInteger(request.quantity) || request.quantity < 1) {
      throw new HttpError(422, 'The quantity has to be a whole number above 0');
    }
    if (request.addCustDish === undefined) return undefined;
    return readCustomization(request.addCustDish, found.dish, catalogue.byId(request.restaurantId));
  }

  private checkNotSoldOut(cart: Cart, variantId: string): void {
    if (isSoldOut(cart, variantId, this.context.catalogue))
      throw new HttpError(409, 'This dish is out of stock now');
  }

  private put(
    cart: Cart,
    variantId: string,
    quantity: number,
    customization: Customization | undefined,
  ): Cart {
    this.checkNotSoldOut(cart, variantId);
    const line = this.lineOf(cart, variantId);
    if (!customization) line.plain += quantity;
    else {
      const alike = line.customized.find((entry) => isSameCustomization(entry, customization));
      if (alike) alike.quantity += quantity;
      else {
        const tempCustId = `t-${String(nextNumber(this.context.state, 'customized'))}`;
        line.customized.push({ ...customization, tempCustId, quantity });
      }
    }
    this.context.changed();
    return cart;
  }

  private lineOf(cart: Cart, variantId: string): CartLine {
    const existing = cart.lines.find((candidate) => candidate.variantId === variantId);
    if (existing) return existing;
    const variant = this.context.catalogue.findVariant(cart.restaurantId, variantId)?.variant;
    const line: CartLine = { variantId, price: toPaise(variant?.OfferPrice ?? 0), plain: 0, customized: [] };
    cart.lines.push(line);
    return line;
  }

  private removeEmptyLines(cart: Cart): void {
    for (const line of cart.lines) line.customized = line.customized.filter((entry) => entry.quantity > 0);
    cart.lines = cart.lines.filter((line) => line.plain > 0 || line.customized.length > 0);
    this.context.changed();
  }
}
