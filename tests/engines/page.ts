import { vi } from 'vitest';
import type { ElementState, Finder, Matcher, Step } from './finder';
import type { Point, Tab } from './tab';

const WAIT_TIMEOUT_MS = 30_000;
const POLL_INTERVAL_MS = 40;

/** Retries until `look` does not throw. @throws its last Error, with a description of the target. */
async function eventually<T>(what: string, look: () => Promise<T>, timeout = WAIT_TIMEOUT_MS): Promise<T> {
  try {
    return await vi.waitFor(look, { timeout, interval: POLL_INTERVAL_MS });
  } catch (error) {
    throw new Error(`${what}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Matches substrings case-insensitively unless exact, as in the end-to-end tests. */
function matcherFor(text: string | RegExp, isExact = false): Matcher {
  return typeof text === 'string' ? { text, isExact } : { pattern: text.source, flags: text.flags };
}

interface RoleOptions {
  name?: string | RegExp;
  exact?: boolean;
}

export class Locator {
  constructor(
    protected readonly tab: Tab,
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
    return this.with({ by: 'label', text: matcherFor(label, exact) });
  }

  getByText(text: string | RegExp): Locator {
    return this.with({ by: 'text', text: matcherFor(text) });
  }

  first(): Locator {
    return this.with({ by: 'index', index: 0 });
  }

  /** Calls the finder in the page, after injecting it into a new document. */
  private async find<Name extends keyof Finder>(name: Name): Promise<Awaited<ReturnType<Finder[Name]>>> {
    const answer = await this.tab.evaluate(
      `(async () => {
        if (!window.finder) { ${this.finderSource} }
        return { value: await window.finder.${name}(${JSON.stringify(this.steps)}) };
      })()`,
    );
    return (answer as { value: Awaited<ReturnType<Finder[Name]>> }).value;
  }

  /** Also waits until the element is visible. */
  async waitFor(condition: (state: ElementState) => boolean = () => true): Promise<ElementState> {
    await this.tab.bringToFront();
    return eventually(`Wait for ${this.toString()}`, async () => {
      const found = await this.find('states');
      const match = found.find((state) => state.isShown && condition(state));
      if (match) return match;
      throw new Error(
        found[0] ? `does not match: ${JSON.stringify(found[0]).slice(0, 500)}` : 'is not there',
      );
    });
  }

  waitForText(text: string): Promise<ElementState> {
    return this.waitFor((state) => state.text.includes(text));
  }

  async waitForHidden(): Promise<void> {
    await this.tab.bringToFront();
    await eventually(`Wait until hidden: ${this.toString()}`, async () => {
      const shown = (await this.find('states')).filter(({ isShown }) => isShown);
      if (shown.length > 0) throw new Error(`is visible: ${shown[0]?.text.slice(0, 200) ?? ''}`);
    });
  }

  async tap(): Promise<void> {
    await this.tab.bringToFront();
    await eventually(`Tap ${this.toString()}`, async () => {
      await this.tab.tap(await this.find('pressPoint'));
      // The call fails when the press has left the page.
      if (await this.find('isPressMissed').catch(() => false))
        throw new Error('missed its target, or no click followed');
    });
  }

  /** `px` is the horizontal distance, negative to the left. */
  async swipe(px: number): Promise<void> {
    await this.tab.bringToFront();
    const from = await eventually(`Swipe ${this.toString()}`, () => this.find('pressPoint'));
    await this.tab.swipe(from, { x: from.x + px, y: from.y });
  }

  async fill(text: string): Promise<void> {
    await eventually(`Type in ${this.toString()}`, () => this.find('select'));
    await this.tab.type(text);
  }

  toString(): string {
    return this.steps.map((step) => JSON.stringify(step)).join(' › ');
  }
}

export class Page extends Locator {
  readonly goto = (address: string) => this.tab.goto(address);
  readonly reload = () => this.tab.reload();
  readonly pressEscape = () => this.tab.pressEscape();
  readonly tapAt = (point: Point) => this.tab.tap(point);
  readonly evaluate = (expression: string) => this.tab.evaluate(expression);

  /** Goes back after the next frame: a diner cannot act in the frame that draws a page. */
  async back(): Promise<void> {
    await this.evaluate('void requestAnimationFrame(() => setTimeout(() => history.back()))');
  }

  async waitForValue(expression: string, expected: unknown, timeout?: number): Promise<void> {
    const look = async () => {
      const value = await this.evaluate(expression);
      if (JSON.stringify(value) !== JSON.stringify(expected))
        throw new Error(`is ${JSON.stringify(value)}, not ${JSON.stringify(expected)}`);
    };
    await eventually(expression, look, timeout);
  }

  waitForURL(url: RegExp): Promise<string> {
    return eventually(`Wait for the URL ${url.source}`, async () => {
      const href = String(await this.evaluate('location.href'));
      if (!url.test(href)) throw new Error(`is at ${href}`);
      return href;
    });
  }

  async waitForFrameText(text: string): Promise<void> {
    await eventually(`Wait for '${text}' in the frame`, async () => {
      const shown = String(await this.tab.frameText());
      if (!shown.includes(text)) throw new Error(`shows '${shown.slice(0, 200)}'`);
    });
  }
}
