import { vi } from 'vitest';
import type { Tab } from '../driver/tab';
import type { ElementState, Finder } from './finder';
import { matcherFor, type Step } from './steps';

const WAIT_TIMEOUT_MS = 15_000;
const POLL_INTERVAL_MS = 40;

/** Retries until `look` does not throw. @throws its last Error, with a description of the target. */
export async function eventually<T>(
  what: string,
  look: () => Promise<T>,
  timeout = WAIT_TIMEOUT_MS,
): Promise<T> {
  try {
    return await vi.waitFor(look, { timeout, interval: POLL_INTERVAL_MS });
  } catch (error) {
    throw new Error(`${what}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Injects the finder into new documents. */
export async function callFinder<Name extends keyof Finder>(
  tab: Tab,
  source: string,
  name: Name,
  ...args: Parameters<Finder[Name]>
): Promise<Awaited<ReturnType<Finder[Name]>>> {
  const call = () =>
    tab.evaluate(
      `window.finder
        ? Promise.resolve(window.finder.${name}(...${JSON.stringify(args)})).then((answer) => ({ answer }))
        : 'missing'`,
    );
  let result = await call();
  if (result === 'missing') {
    await tab.evaluate(`(() => { ${source} })()`);
    result = await call();
  }
  return (result as { answer: Awaited<ReturnType<Finder[Name]>> }).answer;
}

interface RoleOptions {
  name?: string | RegExp;
  exact?: boolean;
}

export class Locator {
  constructor(
    readonly tab: Tab,
    private readonly finderSource: string,
    private readonly steps: readonly Step[] = [],
  ) {}

  private with(step: Step): Locator {
    return new Locator(this.tab, this.finderSource, [...this.steps, step]);
  }

  getByRole(role: string, { name, exact }: RoleOptions = {}): Locator {
    return this.with({ by: 'role', role, ...(name !== undefined && { name: matcherFor(name, exact) }) });
  }

  getByLabel(label: string | RegExp, { exact }: { exact?: boolean } = {}): Locator {
    return this.with({ by: 'label', label: matcherFor(label, exact) });
  }

  getByText(text: string | RegExp, { exact }: { exact?: boolean } = {}): Locator {
    return this.with({ by: 'text', text: matcherFor(text, exact) });
  }

  /** For elements without a role, such as the root. */
  getBySelector(selector: string): Locator {
    return this.with({ by: 'selector', selector });
  }

  nth(index: number): Locator {
    return this.with({ by: 'index', index });
  }

  first(): Locator {
    return this.nth(0);
  }

  all(): Promise<ElementState[]> {
    return callFinder(this.tab, this.finderSource, 'states', this.steps);
  }

  /** Also waits until the element is visible. */
  async waitFor(condition: (state: ElementState) => boolean = () => true): Promise<ElementState> {
    await this.tab.bringToFront();
    return eventually(`Wait for ${this.toString()}`, async () => {
      const found = await this.all();
      const match = found.find((state) => state.isShown && condition(state));
      if (match) return match;
      const [first] = found;
      throw new Error(first ? `does not match: ${JSON.stringify(first).slice(0, 500)}` : 'is not there');
    });
  }

  waitForText(text: string | RegExp): Promise<ElementState> {
    return this.waitFor((state) =>
      typeof text === 'string' ? state.text.includes(text) : text.test(state.text),
    );
  }

  async waitForHidden(): Promise<void> {
    await this.tab.bringToFront();
    await eventually(`Wait until hidden: ${this.toString()}`, async () => {
      const shown = (await this.all()).filter(({ isShown }) => isShown);
      if (shown.length > 0) throw new Error(`is visible: ${shown[0]?.text.slice(0, 200) ?? ''}`);
    });
  }

  private async pressPoint() {
    await this.tab.bringToFront();
    return eventually(`Press ${this.toString()}`, () =>
      callFinder(this.tab, this.finderSource, 'pressPoint', this.steps),
    );
  }

  async tap(): Promise<void> {
    await eventually(`Tap ${this.toString()}`, async () => {
      await this.tab.tap(await this.pressPoint());
      // The call fails when the press has left the page.
      const isMissed = await callFinder(this.tab, this.finderSource, 'isPressMissed').catch(() => false);
      if (isMissed) throw new Error('moved away from under the pointer');
    });
  }

  async hover(): Promise<void> {
    await this.tab.hover(await this.pressPoint());
  }

  /** `px` is the horizontal distance, negative to the left. */
  async swipe(px: number): Promise<void> {
    const from = await this.pressPoint();
    await this.tab.swipe(from, { x: from.x + px, y: from.y });
  }

  async fill(text: string): Promise<void> {
    const canType = await eventually(`Type in ${this.toString()}`, () =>
      callFinder(this.tab, this.finderSource, 'startTyping', this.steps, text),
    );
    if (!canType) return;
    if (text === '') await this.tab.press('Delete');
    else await this.tab.type(text);
  }

  toString(): string {
    return this.steps.map((step) => JSON.stringify(step)).join(' › ');
  }
}
