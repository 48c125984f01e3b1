/** The WebDriver commands needed to drive WebKit. https://www.w3.org/TR/webdriver2/ */
import { CALL_TIMEOUT_MS } from './tab';

export class WebDriver {
  constructor(private readonly origin: string) {}

  async send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    const response = await fetch(this.origin + path, {
      method,
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) {
      const { error, message } = value as { error: string; message: string };
      throw new Error(`${path}: ${error} ${message}`);
    }
    return value;
  }
}

type PointerAction =
  | { type: 'pointerMove'; x: number; y: number; duration?: number }
  | { type: 'pointerDown' | 'pointerUp'; button: 0 };

export const pointerActions = (actions: readonly PointerAction[]) => ({
  actions: [{ type: 'pointer', id: 'pointer', parameters: { pointerType: 'mouse' }, actions }],
});

export const wheelActions = (x: number, y: number, deltaY: number) => ({
  actions: [
    {
      type: 'wheel',
      id: 'wheel',
      actions: [{ type: 'scroll', x: Math.round(x), y: Math.round(y), deltaX: 0, deltaY }],
    },
  ],
});

export const keyActions = (keys: readonly string[]) => ({
  actions: [
    {
      type: 'key',
      id: 'keyboard',
      actions: keys.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    },
  ],
});
