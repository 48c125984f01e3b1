import { vi } from 'vitest';
import { decideLineTap, decideTap, type TapOutcome } from '@/domain/cart/decide';
import {
  selectAcceptedLines,
  selectCartLines,
  selectDishQuantity,
  selectIsCartBusy,
  selectItemCount,
  selectLastAdded,
} from '@/domain/cart/slice';
import {
  addDish,
  changeCustomized,
  deleteCart,
  fetchCart,
  refreshCart,
  removeOne,
} from '@/domain/cart/thunks';
import type { DishAddition } from '@/domain/cart/types';
import { selectDish, selectVariantOwners } from '@/domain/menu/slice';
import { fetchAddOnGroups, fetchCustomizationGroups, selectDishOptions } from '@/domain/options/slice';
import { isCustomizable, type Dish } from '@/domain/menu/types';
import { loginDismissed } from '@/domain/dialogs/slice';
import { sessionEnded } from '@/domain/session/events';
import { selectIsLoggedIn } from '@/domain/session/slice';
import { sendOtp, signUp, verifyOtp } from '@/domain/session/login';
import { identifyShop } from '@/domain/shop/identify';
import { initialSelection, selectionError, toDishSelection, toggleOption } from '@/features/dish/selection';
import { makeStore, type AppStore } from '@/store';
import { startShop } from '@/store/start';
import { createWorld } from '../../sandbox/world';
import { commonUnits, heldLines, isLost } from './agreement';
import type { Clock } from './clock';
import { modelShop } from './restaurant';
import { Wire } from './wire';

/** What is put together in a dish's popup; numbers count from 0 and go round. */
export interface Choice {
  size: number;
  quantity: number;
  /** Options ticked, or unticked, one after the other. */
  ticks: readonly number[];
}

/** Milliseconds that it takes to read a code and to type it. */
const TYPING = 3000;

/** Milliseconds after which a diner taps on without an answer. */
const TIMEOUT_MS = 3000;

/** Diners at a shop of their own, one after the other, with the store in place of the page. */
export class StoreVisit {
  readonly world = createWorld({ restaurants: [modelShop] });
  readonly wire = new Wire(this.world);
  store: AppStore;
  /** Units asked for since the last diner left, by size. */
  readonly requestedUnits = new Map<string, number>();
  /** Carts that the page let go of, while its diner stayed, although they held something that the next one lacks. */
  readonly lostCarts: string[] = [];
  private isLeaving = false;
  /** Numbers that nobody has used before. */
  private newPhones = 0;

  constructor(private readonly clock: Clock) {
    // As in a private window: what is kept beyond the local storage has no part in the cart.
    vi.stubGlobal('indexedDB', undefined);
    vi.stubGlobal('XMLHttpRequest', this.wire.requests());
    this.store = this.open();
  }

  private open(): AppStore {
    // A page that is loaded anew has no scripts of the last one in it, through which ever more would be looked.
    document.head.replaceChildren();
    const store = makeStore(identifyShop(`${modelShop.slug}.localhost`, '/', 'localhost'));
    let known = store.getState().cart;
    store.subscribe(() => {
      const { cart } = store.getState();
      const { cartId, lines } = known;
      known = cart;
      if (!cartId || cart.cartId === cartId || this.isLeaving) return;
      const held = heldLines(this.world, cartId);
      // Of a cart that cannot be read the page only knows the units that it has shown.
      const former = this.wire.unreadCarts.has(cartId) ? commonUnits(held, lines) : held;
      if (isLost(this.world, former, cart)) this.lostCarts.push(cartId);
    });
    startShop(store);
    return store;
  }

  private get state() {
    return this.store.getState();
  }

  /** A tap on what a dish's control offers; where that opens the popup, the dish is ordered in it. */
  async tapDish(dishId: string, direction: 'more' | 'less', choice: Choice): Promise<void> {
    const dish = selectDish(this.state, dishId);
    if (!dish || selectIsCartBusy(this.state)) return;
    const quantity = selectDishQuantity(this.state, dish);
    if (direction === 'less' && quantity === 0) return;
    const facts = { lines: selectCartLines(this.state), lastAdded: selectLastAdded(this.state, dishId) };
    if (isCustomizable(dish)) void this.store.dispatch(refreshCart());
    const tap = direction === 'less' ? 'minus' : quantity > 0 ? 'plus' : 'add';
    await this.act(decideTap(dish, tap, facts), dish, 'row', choice);
  }

  /** A tap on plus or minus of a line of the cart page. */
  async tapLine(index: number, tap: 'plus' | 'minus', choice: Choice): Promise<void> {
    const lines = selectCartLines(this.state);
    const line = lines[index % lines.length];
    if (!line || selectIsCartBusy(this.state)) return;
    const dish = selectVariantOwners(this.state).get(line.variantId)?.dish;
    if (dish) await this.act(decideLineTap(line, dish, tap), dish, 'panel', choice);
  }

  private async act(outcome: TapOutcome, dish: Dish, place: 'row' | 'panel', choice: Choice): Promise<void> {
    if (outcome.do === 'open-popup') await this.order(dish.id, choice);
    if (outcome.do === 'add') {
      this.add({ dishId: dish.id, variantId: outcome.variantId, quantity: 1, place });
    }
    if (outcome.do === 'remove') {
      void this.store.dispatch(removeOne({ variantId: outcome.variantId, place }));
    }
  }

  /** Puts a dish together in its popup and adds it. */
  async order(dishId: string, { size, quantity, ticks }: Choice): Promise<void> {
    const dish = selectDish(this.state, dishId);
    if (!dish) return;
    if (dish.hasCustomizations) await this.clock.until(this.store.dispatch(fetchCustomizationGroups()));
    if (dish.hasAddOns) await this.clock.until(this.store.dispatch(fetchAddOnGroups()));
    const groups = selectDishOptions(this.state, dishId);
    if (groups.status !== 'ready') return;

    let selection = initialSelection(groups);
    const rows = [
      ...groups.customizations.flatMap((group) =>
        group.options.map((name) => ({ kind: 'customizations' as const, group, name })),
      ),
      ...groups.addOns.flatMap((group) =>
        group.options.map(({ name }) => ({ kind: 'addOns' as const, group, name })),
      ),
    ];
    for (const tick of ticks) {
      const row = rows[tick % rows.length];
      if (!row) continue;
      const { kind, group, name } = row;
      const chosen = toggleOption(group, selection[kind][group.id] ?? [], name);
      if (chosen === 'over-limit') continue;
      selection = { ...selection, [kind]: { ...selection[kind], [group.id]: chosen } };
    }
    const variant = dish.variants[size % dish.variants.length] ?? dish.variants[0];
    if (selectionError(dish, variant, groups, selection)) return;
    this.add({
      dishId,
      variantId: variant.id,
      quantity,
      ...(isCustomizable(dish) && { selection: toDishSelection(groups, selection) }),
      place: 'popup',
    });
  }

  private add(addition: DishAddition): void {
    if (!selectIsCartBusy(this.state)) this.note(addition.variantId, addition.quantity);
    void this.store.dispatch(addDish(addition));
  }

  private note(variantId: string, units: number): void {
    this.requestedUnits.set(variantId, (this.requestedUnits.get(variantId) ?? 0) + units);
  }

  /** A tap on the stepper of a customized version in the repeat sheet. */
  tapVersion(index: number, type: 'add' | 'remove'): void {
    const versions = selectAcceptedLines(this.state).flatMap((line) =>
      line.customized.map((version) => ({ variantId: line.variantId, customizedId: version.id })),
    );
    const version = versions[index % versions.length];
    if (!version) return;
    if (type === 'add' && !selectIsCartBusy(this.state)) this.note(version.variantId, 1);
    void this.store.dispatch(changeCustomized({ ...version, type }));
  }

  /** 'Delete cart items' on the floating bar, or 'Delete all items' on the cart page. */
  deleteAll(place: 'bar' | 'panel'): void {
    if (selectItemCount(this.state) > 0) void this.store.dispatch(deleteCart({ place }));
  }

  /** 'Try again'. */
  fetchAgain(): void {
    void this.store.dispatch(fetchCart({ afterRemoval: false }));
  }

  /** Logs in by code, and by name where the restaurant does not know the diner: a dialog that covers the page. */
  async logIn(phone: string): Promise<void> {
    if (selectIsLoggedIn(this.state)) return;
    const isNew = await this.verify(phone);
    if (isNew) await this.clock.until(this.store.dispatch(signUp({ phone, name: 'Asha' })));
  }

  /** Logs in by code as somebody new, and closes the dialog at the name. */
  async logInHalfWay(): Promise<void> {
    if (selectIsLoggedIn(this.state)) return;
    this.newPhones += 1;
    await this.verify(`7${String(this.newPhones).padStart(9, '0')}`);
    this.store.dispatch(loginDismissed());
  }

  /** @returns whether the restaurant asks for a name. */
  private async verify(phone: string): Promise<boolean> {
    const { dispatch } = this.store;
    const sent = await this.clock.until(dispatch(sendOtp(phone)));
    if (!sendOtp.fulfilled.match(sent)) return false;
    await this.clock.advance(TYPING);
    const { code: otp, sessionId } = sent.payload;
    const verified = await this.clock.until(dispatch(verifyOtp({ phone, otp, sessionId })));
    return verified.payload === 'new';
  }

  async logOut(): Promise<void> {
    if (!selectIsLoggedIn(this.state)) return;
    await this.clock.moment();
    this.isLeaving = true;
    this.store.dispatch(sessionEnded());
    this.isLeaving = false;
    this.wire.clearChanges();
    this.requestedUnits.clear();
  }

  /** The page is loaded again, whatever it was waiting for. */
  async reload(requestsArrive: boolean): Promise<void> {
    // While a guest is being asked for: what a real reload would begin anew waits for the answer here.
    if (!this.state.session.phone) return;
    await this.clock.forget();
    this.wire.hangUp(requestsArrive);
    this.store = this.open();
  }

  async wait(ms: number): Promise<void> {
    await this.clock.advance(ms);
  }

  /** Waits for the answer to the change under way, and no moment longer: the cart is not read back yet. */
  async waitForAnswer(): Promise<void> {
    for (let ms = 0; ms < TIMEOUT_MS && selectIsCartBusy(this.state); ms += 10) await this.wait(10);
  }

  /** Comes to rest with nothing failing any more; what the page could not read it is asked to read again. */
  async settle(): Promise<void> {
    this.wire.heal();
    await this.clock.settle();
    if (this.state.cart.fetch.status !== 'failed') return;
    this.fetchAgain();
    await this.clock.settle();
  }

  /** Leaves nothing for the next visit, however this one ended. */
  async close(): Promise<void> {
    this.wire.heal();
    await this.clock.settle();
    localStorage.clear();
  }
}
