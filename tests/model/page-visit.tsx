import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { App } from '@/app/app';
import { showToast } from '@/app/show-toast';
import { identifyShop } from '@/domain/shop/identify';
import { makeStore, type AppStore } from '@/store';
import { simulatePageLoad } from '../page-load';
import { createWorld } from '../../sandbox/world';
import { Clock } from './clock';
import { modelShop } from './restaurant';
import { FakeNetwork } from './fake-network';

/** ms in which all debounces end and all calls are answered and read back. */
const SETTLE_MS = 4000;
/** ms after which a diner continues without an answer. */
const TIMEOUT_MS = 3000;
const DIALOG_OPENING_MS = 100;

/** Choices in a dish's popup. Numbers are indexes from 0, modulo the options. */
export interface Order {
  size: number;
  more: number;
  ticks: readonly number[];
}

export class PageVisit {
  readonly world = createWorld({ restaurants: [modelShop] });
  readonly network = new FakeNetwork(this.world);
  readonly clock = new Clock((moment) => act(moment));
  // The clock does not advance during a tap.
  private readonly user = userEvent.setup({ delay: null });
  private store: AppStore | undefined;

  async open(path = '/menu'): Promise<void> {
    // As in a private window. IndexedDB does not affect the cart.
    vi.stubGlobal('indexedDB', undefined);
    vi.stubGlobal('XMLHttpRequest', this.network.requests());
    // Testing Library advances fake timers only through a global of this name.
    vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
    window.history.pushState(null, '', path);
    // A reloaded page has no scripts of the previous one; searching them would slow the tests.
    document.head.replaceChildren();
    const store = makeStore(identifyShop(`${modelShop.slug}.localhost`, path, 'localhost'), showToast);
    this.store = store;
    simulatePageLoad(store);
    render(<App store={store} />);
    await this.wait(SETTLE_MS);
  }

  async wait(ms: number): Promise<void> {
    await this.clock.advance(ms);
  }

  /** Does not wait for the cart to be read back. */
  async waitForAnswer(): Promise<void> {
    for (let ms = 0; ms < TIMEOUT_MS && document.querySelector('[aria-busy="true"]'); ms += 10) {
      await this.wait(10);
    }
  }

  get cartId(): string {
    return localStorage.getItem('cartId') ?? '';
  }

  private get dialog(): HTMLElement | undefined {
    return screen
      .queryAllByRole('dialog')
      .filter((dialog) => dialog.hasAttribute('open') && !dialog.hasAttribute('inert'))
      .at(-1);
  }

  private async tap(place: HTMLElement | undefined, name: string | RegExp, index = 0): Promise<boolean> {
    if (!place) return false;
    const found = within(place).queryAllByRole('button', { name });
    const button = found[index % found.length];
    if (!button) return false;
    await this.user.click(button);
    return true;
  }

  async closeDialogs(): Promise<void> {
    for (let tries = 0; this.dialog && tries < 3; tries += 1) {
      await this.tap(this.dialog, 'Close');
      await this.wait(DIALOG_OPENING_MS);
    }
  }

  async goTo(page: 'Menu' | 'Cart'): Promise<void> {
    await this.closeDialogs();
    await this.user.click(
      within(screen.getByRole('banner')).getByRole('link', { name: new RegExp(`^${page}\\b`) }),
    );
    await this.wait(DIALOG_OPENING_MS);
  }

  /** Also completes the popup or sheet that opens. */
  async tapDish(name: string, direction: 'increase' | 'decrease', order: Order): Promise<void> {
    await this.closeDialogs();
    const article = screen.queryByRole('article', { name });
    if (!article) return;
    if (direction === 'decrease') await this.tap(article, 'Decrease quantity');
    else if (!(await this.tap(article, 'Increase quantity'))) await this.tap(article, 'Add');
    await this.completeDialog(direction, order);
  }

  async tapLine(index: number, direction: 'increase' | 'decrease', order: Order): Promise<void> {
    await this.closeDialogs();
    const lines = screen.queryByRole('list', { name: 'Items in the cart' });
    const name = direction === 'increase' ? 'Increase quantity' : 'Decrease quantity';
    if (lines && (await this.tap(lines, name, index))) await this.completeDialog(direction, order);
  }

  private async completeDialog(direction: 'increase' | 'decrease', order: Order): Promise<void> {
    const mayOpen = [this.dialog, new URLSearchParams(window.location.search).get('dish')];
    if (!mayOpen.some(Boolean)) return;
    await this.wait(DIALOG_OPENING_MS);
    const { dialog } = this;
    if (!dialog) return;
    const isSheet = dialog.getAttribute('aria-label') === 'Repeat last used item ?';
    if (!isSheet) {
      await this.orderIn(dialog, order);
    } else if (direction === 'increase' && order.more === 0) {
      await this.tap(dialog, 'add new customization');
      await this.wait(DIALOG_OPENING_MS);
      if (this.dialog) await this.orderIn(this.dialog, order);
    } else {
      await this.tap(
        dialog,
        direction === 'increase' ? 'Increase quantity' : 'Decrease quantity',
        order.size,
      );
    }
  }

  private async orderIn(popup: HTMLElement, { size, more, ticks }: Order): Promise<void> {
    const sizes = within(popup).queryAllByRole('radio');
    const chosen = sizes[size % sizes.length];
    if (chosen) await this.user.click(chosen);
    const options = within(popup).queryAllByRole('checkbox');
    for (const tick of ticks) {
      const option = options[tick % options.length];
      if (option) await this.user.click(option);
    }
    for (let units = 0; units < more; units += 1) await this.tap(popup, 'Increase quantity');
    await this.tap(popup, /^Add/);
  }

  async deleteAll(): Promise<void> {
    await this.closeDialogs();
    const isOnBar = await this.tap(document.body, 'Delete cart items');
    if (!isOnBar) await this.tap(document.body, 'Delete all items');
  }

  async reload(requestsArrive: boolean): Promise<void> {
    // Skips while a guest is being created: a real reload would start again, this one would wait.
    if (!this.store?.getState().session.phone) return;
    const { pathname } = window.location;
    cleanup();
    await this.clock.discardTimers();
    this.network.closePage(requestsArrive);
    await this.open(pathname);
  }

  /** Stops all failures, waits for answers, and retries reading the cart if the page could not. */
  async settle(): Promise<void> {
    this.network.clearFaults();
    await this.wait(SETTLE_MS);
    await this.goTo('Cart');
    await this.wait(SETTLE_MS);
    await this.tap(screen.getByRole('main'), 'Try again');
    await this.wait(SETTLE_MS);
  }

  async close(): Promise<void> {
    this.network.clearFaults();
    cleanup();
    await this.clock.settle();
    localStorage.clear();
    sessionStorage.clear();
  }
}
