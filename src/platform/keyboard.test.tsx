import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchKeyboard } from './keyboard';

const PAGE_PX = 700;
const KEYBOARD_PX = 300;

/** What the browser reports; tests dispatch the events. */
let viewport: EventTarget & { height: number; offsetTop: number; scale: number };
let stop: () => void;
const scrollBy = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  viewport = Object.assign(new EventTarget(), { height: PAGE_PX, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', viewport);
  vi.stubGlobal('innerHeight', PAGE_PX);
  vi.stubGlobal('scrollBy', scrollBy.mockReset());
  document.body.innerHTML = '<input id="name"><input id="phone"><button>Save</button>';
  stop = watchKeyboard();
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const keyboardHeight = () => document.documentElement.style.getPropertyValue('--keyboard-height');
const field = (id: string) => document.getElementById(id)!;

function report(change: Partial<typeof viewport>) {
  Object.assign(viewport, change);
  viewport.dispatchEvent(new Event('resize'));
}

function openKeyboard() {
  field('name').focus();
  report({ height: PAGE_PX - KEYBOARD_PX });
  expect(keyboardHeight()).toBe('300px');
}

it('a closed keyboard leaves no gap when the browser tells at once', () => {
  openKeyboard();
  report({ height: PAGE_PX });
  expect(keyboardHeight()).toBe('');
});

it('a keyboard closed by a tap beside the field leaves no gap before the browser tells', () => {
  openKeyboard();
  field('name').blur();
  vi.advanceTimersByTime(0);
  expect(keyboardHeight()).toBe('');
  // A late event with the former height.
  viewport.dispatchEvent(new Event('resize'));
  expect(keyboardHeight()).toBe('');
});

it('a keyboard that is open before the watch starts is known, and its field revealed', () => {
  stop();
  const reveal = vi.fn();
  field('name').scrollIntoView = reveal;
  field('name').focus();
  viewport.height = PAGE_PX - KEYBOARD_PX;
  stop = watchKeyboard();
  expect(keyboardHeight()).toBe('300px');
  expect(reveal).toHaveBeenCalledOnce();
});

it('the next field keeps the height of the open keyboard', () => {
  openKeyboard();
  field('phone').focus();
  expect(keyboardHeight()).toBe('300px');
  vi.runAllTimers();
  expect(keyboardHeight()).toBe('300px');
});

it('a pressed button gets its click before the page changes', () => {
  openKeyboard();
  const button = document.querySelector('button')!;
  button.focus();
  expect(keyboardHeight()).toBe('300px');
  vi.runAllTimers();
  expect(keyboardHeight()).toBe('');
});

it('a keyboard closed by its own key leaves no gap when its event comes before the height', () => {
  openKeyboard();
  viewport.dispatchEvent(new Event('resize'));
  viewport.height = PAGE_PX;
  vi.runAllTimers();
  expect(keyboardHeight()).toBe('');
});

it('a rotation leaves no gap when the page’s height changes after the viewport’s', () => {
  field('name').focus();
  report({ height: 360 });
  vi.stubGlobal('innerHeight', 360);
  window.dispatchEvent(new Event('resize'));
  expect(keyboardHeight()).toBe('');
});

it('a rotation while no field has the focus is no keyboard', () => {
  report({ height: 360 });
  expect(keyboardHeight()).toBe('');
});

it('a page restored after its keyboard was closed has no gap', () => {
  openKeyboard();
  viewport.height = PAGE_PX;
  window.dispatchEvent(new Event('pageshow'));
  expect(keyboardHeight()).toBe('');
});

it('a page that stays shifted after the keyboard has closed is scrolled once', () => {
  openKeyboard();
  report({ offsetTop: 120 });
  expect(keyboardHeight()).toBe('180px');
  field('name').blur();
  report({ height: PAGE_PX });
  vi.runAllTimers();
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith(0, -1);
  viewport.dispatchEvent(new Event('resize'));
  vi.runAllTimers();
  expect(scrollBy).toHaveBeenCalledOnce();
});

it('a page that is not shifted, or that the diner has zoomed, is not scrolled', () => {
  openKeyboard();
  field('name').blur();
  report({ height: PAGE_PX });
  vi.runAllTimers();
  report({ height: 350, offsetTop: 200, scale: 2 });
  vi.runAllTimers();
  expect(keyboardHeight()).toBe('');
  expect(scrollBy).not.toHaveBeenCalled();
});
