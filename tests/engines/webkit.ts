/** WebKit: MiniBrowser on its own X display, driven by WebKitWebDriver. https://www.w3.org/TR/webdriver2/ */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { vi } from 'vitest';
import { listenOnLocalhost } from '../../sandbox/listen';
import { closeServer } from '../../tools/close-server';
import type { findWebKit } from '../../tools/find-browsers';
import {
  CALL_TIMEOUT_MS,
  EVALUATE_TIMEOUT_MS,
  type Browser,
  type Point,
  type Session,
  type Tab,
  type WindowOptions,
} from './tab';

export type WebKitPaths = NonNullable<ReturnType<typeof findWebKit>>;

const SWIPE_MS = 120;
const ESCAPE_KEY = '\uE00C';
/** MiniBrowser's toolbar would otherwise force windows to be at least 447 px wide. */
const NARROW_TOOLBAR = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; }';

type Send = (method: 'GET' | 'POST' | 'DELETE', command: string, body?: object) => Promise<unknown>;

const commandsTo =
  (origin: string): Send =>
  async (method, command, body = {}) => {
    const timeout = command.endsWith('/execute/async') ? EVALUATE_TIMEOUT_MS : CALL_TIMEOUT_MS;
    const response = await fetch(origin + command, {
      method,
      signal: AbortSignal.timeout(timeout),
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${command}: ${JSON.stringify(value)}`);
    return value;
  };

export async function launchWebKit(paths: WebKitPaths, options: WindowOptions): Promise<Browser> {
  const folder = mkdtempSync(path.join(tmpdir(), 'engines-webkit-'));
  mkdirSync(path.join(folder, 'gtk-3.0'));
  writeFileSync(path.join(folder, 'gtk-3.0', 'gtk.css'), NARROW_TOOLBAR);
  const screen = await startScreen(paths.xvfb);
  const probe = createServer();
  const port = String(await listenOnLocalhost(probe, 0));
  await closeServer(probe);
  const driver = spawn(paths.driver, [`--port=${port}`, '--host=127.0.0.1'], {
    env: {
      ...process.env,
      DISPLAY: screen.display,
      XDG_CONFIG_HOME: folder,
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      LC_ALL: 'C.UTF-8',
    },
    stdio: 'ignore',
  });
  const send = commandsTo(`http://127.0.0.1:${port}`);
  await vi.waitFor(() => send('GET', '/status'), { timeout: CALL_TIMEOUT_MS });
  return {
    newSession: () => startSession(send, paths.miniBrowser, options),
    close: async () => {
      await end(driver);
      await end(screen.process);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startScreen(xvfb: string): Promise<{ process: ChildProcess; display: string }> {
  const child = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1366x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('Xvfb does not start')));
    (child.stdio[3] as Readable).once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
  });
  return { process: child, display };
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) resolve();
    child.once('exit', () => resolve());
    child.kill();
  });
}

async function startSession(send: Send, miniBrowser: string, options: WindowOptions): Promise<Session> {
  const browserOptions = { binary: miniBrowser, args: ['--automation'] };
  const { sessionId } = (await send('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
  })) as { sessionId: string };
  const base = `/session/${sessionId}`;
  let current = (await send('GET', `${base}/window`)) as string;
  const unused = [current];

  return {
    newTab: async () => {
      // Each tab has its own window: WebKit draws only one tab per window.
      const handle =
        unused.pop() ??
        ((await send('POST', `${base}/window/new`, { type: 'window' })) as { handle: string }).handle;
      const sendToTab: Send = async (method, command, body) => {
        if (handle !== current) await send('POST', `${base}/window`, { handle });
        current = handle;
        return send(method, `${base}/${command}`, body);
      };
      const tab = createTab(sendToTab);
      await resizeTo(tab, sendToTab, options);
      return tab;
    },
    close: () => send('DELETE', base),
  };
}

/** Resizes the window until the page itself has the size. The display applies it late. */
async function resizeTo(tab: Tab, send: Send, { width, height }: WindowOptions): Promise<void> {
  const resize = async () => {
    const inner = (await tab.evaluate('({ width: innerWidth, height: innerHeight })')) as WindowOptions;
    if (inner.width === width && inner.height === height) return;
    const outer = (await send('GET', 'window/rect')) as WindowOptions;
    await send('POST', 'window/rect', {
      x: 0,
      y: 0,
      width: outer.width + width - inner.width,
      height: outer.height + height - inner.height,
    });
    throw new Error(`The window is ${String(inner.width)}x${String(inner.height)}`);
  };
  await vi.waitFor(resize, { timeout: CALL_TIMEOUT_MS, interval: 100 });
}

/** Uses a mouse, as WebKitGTK's driver has no touch input. */
function createTab(send: Send): Tab {
  const act = (source: object) => send('POST', 'actions', { actions: [source] });
  const point = (actions: readonly object[]) => act({ type: 'pointer', id: 'mouse', actions });
  const press = (keys: readonly string[]) =>
    act({
      type: 'key',
      id: 'keyboard',
      actions: keys.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    });
  const moveTo = ({ x, y }: Point, duration = 0) => ({
    type: 'pointerMove',
    x: Math.round(x),
    y: Math.round(y),
    duration,
  });
  const down = { type: 'pointerDown', button: 0 };
  const up = { type: 'pointerUp', button: 0 };
  const evaluate = async (expression: string) => {
    const script = `const done = arguments[0];
      Promise.resolve().then(() => (${expression})).then(
        (value) => done({ value }),
        (error) => done({ error: String(error) }),
      );`;
    const result = (await send('POST', 'execute/async', { script, args: [] })) as {
      value?: unknown;
      error?: string;
    };
    if (result.error !== undefined) throw new Error(result.error);
    return result.value;
  };
  return {
    goto: (url) => send('POST', 'url', { url }),
    reload: () => send('POST', 'refresh'),
    evaluate,
    bringToFront: () => Promise.resolve(),
    tap: (at) => point([moveTo(at), down, up]),
    swipe: (from, to) => point([moveTo(from), down, moveTo(to, SWIPE_MS), up]),
    type: (text) => press(Array.from(text)),
    pressEscape: () => press([ESCAPE_KEY]),
    frameText: async () => {
      await send('POST', 'frame', { id: 0 });
      try {
        return await evaluate('document.body.innerText');
      } finally {
        await send('POST', 'frame', { id: null });
      }
    },
  };
}
