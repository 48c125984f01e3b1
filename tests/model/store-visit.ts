import { vi } from 'vitest';
import * as transport from '@/api/transport';
import { decideLineTap, decideTap, type DishTapAction, type LineTapAction } from '@/domain/cart/rules';
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
  refreshCartForTap,
  removeOne,
} from '@/domain/cart/thunks';
import type { DishAddition } from '@/domain/cart/types';
import { selectDish, selectVariantOwners } from '@/domain/menu/slice';
import { addOnGroups, customizationGroups, selectDishOptionGroups } from '@/domain/option-groups/slice';
import { isCustomizable, type Dish } from '@/domain/menu/types';
import { loginDismissed } from '@/domain/dialogs/slice';
import { sessionEnded } from '@/domain/session/types';
import { selectIsLoggedIn } from '@/domain/session/slice';
import { sendOtp, signUp, verifyOtp } from '@/domain/session/login';
import { identifyShop } from '@/domain/shop/identify';
import { initialSelection, selectionError, toDishSelection, toggleOption } from '@/features/dish/selection';
import type { AppStore } from '@/store';
import { saveRecords } from '@/domain/persisted/thunks';
import '../blank-page';
import { loadPage } from '../page-load';
import { createWorld } from '../../sandbox/world';
import { commonUnits, serverLines, isLost } from './cart-comparison';
import type { Clock } from './clock';
import { modelShop } from './restaurant';
import { FakeNetwork } from './fake-network';

/** Choices in a dish's popup. Numbers are indexes from 0, modulo the options. */
export interface Choice {
  size: number;
  quantity: number;
  /** Options toggled in this order. */
  ticks: readonly number[];
}

/** ms in which a diner reads and types a code. */
const TYPING_MS = 3000;

/** ms after which a diner continues without an answer. */
const TIMEOUT_MS = 3000;

/** ms until a tab receives another tab's storage change. */
const STORAGE_EVENT_MS = 50;

/** A diner with two tabs, or with one where storage is refused: nothing is shared then. */
export class StoreVisit {
  readonly world = createWorld({ restaurants: [modelShop] });
  readonly network = new FakeNetwork(this.world);
  tabs: readonly AppStore[] = [];
  /** Units requested since the last diner left, by size. */
  readonly requestedUnits = new Map<string, number>();
  /** Carts replaced during a diner's visit, with units missing in the next one. */
  readonly lostCarts: string[] = [];
  private isLeaving = false;
  private newPhones = 0;
  private active = 0;

  constructor(
    private readonly clock: Clock,
    readonly hasStorage: boolean,
  ) {
    this.stubStorage();
    // As in a private window. IndexedDB does not affect the cart.
    vi.stubGlobal('indexedDB', undefined);
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('window', { location: { search: '' } });
    vi.spyOn(transport, 'send').mockImplementation((...request) => this.network.send(...request));
    this.tabs = this.openTabs();
  }

  private stubStorage(): void {
    const items = new Map<string, string>();
    const change = (act: () => void) => {
      if (!this.hasStorage) throw new DOMException('Full', 'QuotaExceededError');
      act();
      // Browsers tell the other tabs only. A tab that hears of its own change has nothing to do.
      for (const tab of this.tabs) setTimeout(() => tab.dispatch(saveRecords()), STORAGE_EVENT_MS);
    };
    vi.stubGlobal('localStorage', {
      get length() {
        return items.size;
      },
      key: (index: number) => [...items.keys()][index] ?? null,
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (items.get(key) !== value) change(() => items.set(key, value));
      },
      removeItem: (key: string) => {
        if (items.has(key)) change(() => items.delete(key));
      },
    });
  }

  private openTabs(): AppStore[] {
    this.tabs = [];
    return this.hasStorage ? [this.open(), this.open()] : [this.open()];
  }

  private open(): AppStore {
    const store = loadPage(identifyShop(`${modelShop.slug}.localhost`, '/', 'localhost'));
    let known = store.getState();
    store.subscribe(() => {
      const { cartId, lines } = { ...known.cart, lines: known.cart.lines.data };
      const { endedSessions } = known.session;
      known = store.getState();
      const { cart, session } = known;
      // A cart that is stored already is another tab's, which has replaced the former one.
      const isAdopted = (localStorage.getItem('cartId') ?? '') === cart.cartId;
      if (!cartId || cart.cartId === cartId || this.isLeaving || isAdopted) return;
      if (session.endedSessions !== endedSessions) return;
      const held = serverLines(this.world, cartId);
      // The page knows only the displayed units of a cart that it cannot read.
      const former = this.network.unreadCarts.has(cartId) ? commonUnits(held, lines) : held;
      if (isLost(this.world, former, cart)) this.lostCarts.push(cartId);
    });
    return store;
  }

  get store(): AppStore {
    const tab = this.tabs[this.active % this.tabs.length];
    if (!tab) throw new Error('There is no tab');
    return tab;
  }

  /** A change that takes long in the former tab may overlap with those of the next one. */
  async switchTab(): Promise<void> {
    await this.waitForAnswer();
    // A page that becomes visible reads the storage.
    await this.wait(STORAGE_EVENT_MS + 1);
    this.active += 1;
    this.network.ignorePendingChanges();
  }

  private get state() {
    return this.store.getState();
  }

  /** Also orders the dish in the popup, if one opens. */
  async tapDish(dishId: string, direction: 'increase' | 'decrease', choice: Choice): Promise<void> {
    const dish = selectDish(this.state, dishId);
    if (!dish || selectIsCartBusy(this.state)) return;
    const quantity = selectDishQuantity(this.state, dish);
    if (direction === 'decrease' && quantity === 0) return;
    const facts = { lines: selectCartLines(this.state), lastAdded: selectLastAdded(this.state, dishId) };
    if (isCustomizable(dish)) void this.store.dispatch(refreshCartForTap());
    const tap = direction === 'decrease' ? 'decrease' : quantity > 0 ? 'increase' : 'add';
    await this.perform(decideTap(dish, tap, facts), dish, 'row', choice);
  }

  async tapLine(index: number, tap: 'increase' | 'decrease', choice: Choice): Promise<void> {
    const lines = selectCartLines(this.state);
    const line = lines[index % lines.length];
    if (!line || selectIsCartBusy(this.state)) return;
    const dish = selectVariantOwners(this.state).get(line.variantId)?.dish;
    if (dish) await this.perform(decideLineTap(line, dish, tap), dish, 'panel', choice);
  }

  private async perform(
    action: DishTapAction | LineTapAction,
    dish: Dish,
    origin: 'row' | 'panel',
    choice: Choice,
  ): Promise<void> {
    if (action.type === 'open-popup') await this.order(dish.id, choice);
    if (action.type === 'add') {
      this.add({ dishId: dish.id, variantId: action.variantId, quantity: 1, origin });
    }
    if (action.type === 'remove') {
      void this.store.dispatch(removeOne({ variantId: action.variantId, origin }));
    }
  }

  async order(dishId: string, { size, quantity, ticks }: Choice): Promise<void> {
    const dish = selectDish(this.state, dishId);
    if (!dish) return;
    if (dish.hasCustomizations) await this.clock.until(this.store.dispatch(customizationGroups.fetch()));
    if (dish.hasAddOns) await this.clock.until(this.store.dispatch(addOnGroups.fetch()));
    const groups = selectDishOptionGroups(this.state, dishId);
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
    if (selectionError(variant, groups, selection)) return;
    this.add({
      dishId,
      variantId: variant.id,
      quantity,
      ...(isCustomizable(dish) && { selection: toDishSelection(groups, selection) }),
      origin: 'popup',
    });
  }

  private add(addition: DishAddition): void {
    if (!selectIsCartBusy(this.state)) this.note(addition.variantId, addition.quantity);
    void this.store.dispatch(addDish(addition));
  }

  private note(variantId: string, units: number): void {
    this.requestedUnits.set(variantId, (this.requestedUnits.get(variantId) ?? 0) + units);
  }

  tapCustomizedDish(index: number, type: 'add' | 'remove'): void {
    const customizedDishes = selectAcceptedLines(this.state).flatMap((line) =>
      line.customized.map((customized) => ({ variantId: line.variantId, customizedId: customized.id })),
    );
    const customized = customizedDishes[index % customizedDishes.length];
    if (!customized) return;
    if (type === 'add' && !selectIsCartBusy(this.state)) this.note(customized.variantId, 1);
    void this.store.dispatch(changeCustomized({ ...customized, type }));
  }

  deleteAll(origin: 'bar' | 'panel'): void {
    if (selectItemCount(this.state) > 0) void this.store.dispatch(deleteCart({ origin }));
  }

  fetchAgain(): void {
    void this.store.dispatch(fetchCart());
  }

  /** Also signs up new diners. */
  async logIn(phone: string): Promise<void> {
    if (selectIsLoggedIn(this.state)) return;
    const isNew = await this.verify(phone);
    if (isNew) await this.clock.until(this.store.dispatch(signUp({ phone, name: 'Asha' })));
  }

  /** Verifies a new diner's OTP, and closes the dialog at the name. */
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
    await this.clock.advance(TYPING_MS);
    const { otp, sessionId } = sent.payload;
    const verified = await this.clock.until(dispatch(verifyOtp({ phone, otp, sessionId })));
    return verified.payload === 'new';
  }

  async logOut(): Promise<void> {
    if (!selectIsLoggedIn(this.state)) return;
    await this.clock.flush();
    this.isLeaving = true;
    this.store.dispatch(sessionEnded());
    this.isLeaving = false;
    this.network.ignorePendingChanges();
    this.requestedUnits.clear();
  }

  /** Reloads all tabs, as a browser that starts again does. */
  async reload(requestsArrive: boolean): Promise<void> {
    // Skips while a guest is being created: a real reload would start again, this one would wait.
    if (!this.state.session.phone) return;
    await this.clock.discardTimers();
    this.network.closePage(requestsArrive);
    // Without storage the next page has another guest.
    if (!this.hasStorage) this.requestedUnits.clear();
    this.tabs = this.openTabs();
  }

  async wait(ms: number): Promise<void> {
    await this.clock.advance(ms);
  }

  /** Does not wait for the cart to be read back. */
  async waitForAnswer(): Promise<void> {
    for (let ms = 0; ms < TIMEOUT_MS && selectIsCartBusy(this.state); ms += 10) await this.wait(10);
  }

  /** Stops all failures, waits until idle, and retries reading the cart if the page could not. */
  async settle(): Promise<void> {
    this.network.clearFaults();
    await this.clock.settle();
    for (const tab of this.tabs) {
      if (tab.getState().cart.lines.status === 'failed') void tab.dispatch(fetchCart());
    }
    await this.clock.settle();
  }

  async close(): Promise<void> {
    this.network.clearFaults();
    await this.clock.settle();
    sessionStorage.clear();
    vi.unstubAllGlobals();
  }
}
