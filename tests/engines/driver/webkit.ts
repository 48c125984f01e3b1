/** WebKit: MiniBrowser on its own X display, driven by WebKitWebDriver. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { vi } from 'vitest';
import {
  GO_BACK,
  CALL_TIMEOUT_MS,
  type Browser,
  type BrowserOptions,
  type Key,
  type Session,
  type Tab,
} from './tab';
import { keyActions, pointerActions, WebDriver, wheelActions } from './webdriver';

export interface WebKitPaths {
  driver: string;
  miniBrowser: string;
  xvfb: string;
  /** ImageMagick's `import`. */
  importCommand: string;
}

const SWIPE_MS = 120;
const START_TIMEOUT_MS = 15_000;

const RESIZE_INTERVAL_MS = 100;

const KEYS: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Delete: '\uE017',
  End: '\uE010',
};

/** MiniBrowser's toolbar would otherwise force windows to be at least 447 px wide. */
const NARROW_TOOLBAR = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; }';

export async function launchWebKit(paths: WebKitPaths, options: BrowserOptions): Promise<Browser> {
  const folder = mkdtempSync(path.join(tmpdir(), 'engines-webkit-'));
  const screen = await startScreen(paths.xvfb);
  // WebKit takes its language from the locale's name. The contents of the locale do not matter.
  const locale = `${options.language.replace('-', '_')}.UTF-8`;
  symlinkSync('/usr/lib/locale/C.utf8', path.join(folder, locale));
  const environment = {
    ...process.env,
    DISPLAY: screen.display,
    XDG_CONFIG_HOME: folder,
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    LOCPATH: folder,
    LC_ALL: locale,
    ...(options.colorScheme === 'dark' && { GTK_THEME: 'Adwaita:dark' }),
  };
  mkdirSync(path.join(folder, 'gtk-3.0'));
  writeFileSync(path.join(folder, 'gtk-3.0', 'gtk.css'), NARROW_TOOLBAR);
  const port = await freePort();
  const driverProcess = spawn(paths.driver, [`--port=${String(port)}`, '--host=127.0.0.1'], {
    env: environment,
    stdio: 'ignore',
  });
  const driver = new WebDriver(`http://127.0.0.1:${String(port)}`);
  await untilReady(driver);
  return {
    newSession: () => startSession(driver, paths, screen.display, options),
    close: async () => {
      await end(driverProcess);
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

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

async function untilReady(driver: WebDriver): Promise<void> {
  for (const start = Date.now(); ;) {
    try {
      await driver.send('GET', '/status');
      return;
    } catch (error) {
      if (Date.now() - start > START_TIMEOUT_MS) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) resolve();
    child.once('exit', () => resolve());
    child.kill();
  });
}

async function startSession(
  driver: WebDriver,
  { miniBrowser, importCommand }: WebKitPaths,
  display: string,
  options: BrowserOptions,
): Promise<Session> {
  const browserOptions = { binary: miniBrowser, args: ['--automation'] };
  const { sessionId } = (await driver.send('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
  })) as { sessionId: string };
  const base = `/session/${sessionId}`;
  await driver.send('POST', `${base}/timeouts`, { script: CALL_TIMEOUT_MS, pageLoad: CALL_TIMEOUT_MS });
  const firstHandle = (await driver.send('GET', `${base}/window`)) as string;
  let shownHandle = firstHandle;
  let isFirstTaken = false;

  const show = async (handle: string) => {
    if (handle === shownHandle) return;
    await driver.send('POST', `${base}/window`, { handle });
    shownHandle = handle;
  };
  const newHandle = async () => {
    if (!isFirstTaken) {
      isFirstTaken = true;
      return firstHandle;
    }
    const { handle } = (await driver.send('POST', `${base}/window/new`, { type: 'window' })) as {
      handle: string;
    };
    return handle;
  };

  return {
    newTab: async () => {
      const handle = await newHandle();
      const send = async (method: 'GET' | 'POST', command: string, body?: object) => {
        await show(handle);
        return driver.send(method, `${base}/${command}`, body);
      };
      const tab = createTab(send, (file) =>
        promisify(execFile)(importCommand, ['-display', display, '-window', 'root', file]),
      );
      await resizeTo(tab, send, options);
      return tab;
    },
    close: async () => {
      await driver.send('DELETE', base);
    },
  };
}

type Send = (method: 'GET' | 'POST', command: string, body?: object) => Promise<unknown>;

/** Resizes the window until the page itself has the size. The display applies it late. */
async function resizeTo(tab: Tab, send: Send, { width, height }: BrowserOptions): Promise<void> {
  await vi.waitFor(
    async () => {
      const [innerWidth, innerHeight] = (await tab.evaluate('[innerWidth, innerHeight]')) as [number, number];
      if (innerWidth === width && innerHeight === height) return;
      const outer = (await send('GET', 'window/rect')) as { width: number; height: number };
      await send('POST', 'window/rect', {
        x: 0,
        y: 0,
        width: outer.width + width - innerWidth,
        height: outer.height + height - innerHeight,
      });
      throw new Error(`The window is ${String(innerWidth)}x${String(innerHeight)}`);
    },
    { timeout: CALL_TIMEOUT_MS, interval: RESIZE_INTERVAL_MS },
  );
}

/** Uses a mouse, as WebKitGTK's driver has no touch input. */
function createTab(send: Send, takeScreenshot: (file: string) => Promise<unknown>): Tab {
  const run = async (command: string, body?: object) => {
    await send('POST', command, body);
  };
  const act = (actions: object) => run('actions', actions);
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
  const at = ({ x, y }: { x: number; y: number }) => ({ x: Math.round(x), y: Math.round(y) });
  return {
    goto: (url) => run('url', { url }),
    reload: () => run('refresh'),
    back: async () => {
      await evaluate(GO_BACK);
    },
    evaluate,
    // Each tab has its own window: WebKit draws only one tab per window.
    bringToFront: () => Promise.resolve(),
    tap: (point) =>
      act(
        pointerActions([
          { type: 'pointerMove', ...at(point) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ]),
      ),
    swipe: (from, to) =>
      act(
        pointerActions([
          { type: 'pointerMove', ...at(from) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerMove', ...at(to), duration: SWIPE_MS },
          { type: 'pointerUp', button: 0 },
        ]),
      ),
    hover: (point) => act(pointerActions([{ type: 'pointerMove', ...at(point) }])),
    wheel: ({ x, y }, deltaY) => act(wheelActions(x, y, deltaY)),
    type: (text) => act(keyActions(Array.from(text))),
    press: (key) => act(keyActions([KEYS[key]])),
    frameText: async () => {
      await send('POST', 'frame', { id: 0 });
      try {
        return String(await evaluate('document.body.innerText'));
      } finally {
        await send('POST', 'frame', { id: null });
      }
    },
    screenshot: async (file) => {
      await takeScreenshot(file);
    },
  };
}
