import type { Point, Tab } from '../driver/tab';
import { eventually, Locator } from './locator';

export class Page extends Locator {
  goto(address: string): Promise<void> {
    return this.tab.goto(address);
  }

  reload(): Promise<void> {
    return this.tab.reload();
  }

  back(): Promise<void> {
    return this.tab.back();
  }

  press(...[key]: Parameters<Tab['press']>): Promise<void> {
    return this.tab.press(key);
  }

  tapAt(point: Point): Promise<void> {
    return this.tab.tap(point);
  }

  evaluate(expression: string): Promise<unknown> {
    return this.tab.evaluate(expression);
  }

  async waitForValue(expression: string, expected: unknown, timeout?: number): Promise<void> {
    const look = async () => {
      const value = await this.tab.evaluate(expression);
      if (JSON.stringify(value) !== JSON.stringify(expected))
        throw new Error(`is ${JSON.stringify(value)}, not ${JSON.stringify(expected)}`);
    };
    await eventually(expression, look, timeout);
  }

  waitForURL(url: RegExp): Promise<string> {
    return eventually(`Wait for the URL ${url.source}`, async () => {
      const href = String(await this.tab.evaluate('location.href'));
      if (!url.test(href)) throw new Error(`is at ${href}`);
      return href;
    });
  }

  async waitForFrameText(text: string): Promise<void> {
    await eventually(`Wait for '${text}' in the frame`, async () => {
      const shown = await this.tab.frameText();
      if (!shown.includes(text)) throw new Error(`shows '${shown.slice(0, 200)}'`);
    });
  }
}
