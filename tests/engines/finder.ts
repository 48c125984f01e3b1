/** Runs in the page: finds elements by role and accessible name, label or text, in every engine. */
import { computeAccessibleName, getRole, isDisabled } from 'dom-accessibility-api';

export type Matcher = { text: string; isExact: boolean } | { pattern: string; flags: string };

export type Step =
  | { by: 'role'; role: string; name?: Matcher }
  | { by: 'label' | 'text'; text: Matcher }
  | { by: 'index'; index: number };

const collapsed = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

function matches(text: string, matcher: Matcher): boolean {
  if ('pattern' in matcher) return new RegExp(matcher.pattern, matcher.flags).test(text);
  return matcher.isExact ? text === matcher.text : text.toLowerCase().includes(matcher.text.toLowerCase());
}

function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}

function isAccessible(element: Element): boolean {
  return isShown(element) && element.closest('[aria-hidden="true"]') === null;
}

const nameOf = (element: Element) => collapsed(computeAccessibleName(element));

function findStep(root: ParentNode, step: Exclude<Step, { by: 'index' }>): Element[] {
  const within = (selector: string, isMatch: (element: Element) => boolean) =>
    [...root.querySelectorAll(selector)].filter((element) => isMatch(element) && isAccessible(element));
  if (step.by === 'role') {
    const { role, name } = step;
    const isNamed = (element: Element) => !name || matches(nameOf(element), name);
    return within('*', (element) => getRole(element) === role).filter(isNamed);
  }
  if (step.by === 'label')
    return within('input, textarea, select', (element) => matches(nameOf(element), step.text));
  const found = within(':not(script, style)', ({ textContent }) =>
    matches(collapsed(textContent), step.text),
  );
  return found.filter((element) => !found.some((other) => other !== element && element.contains(other)));
}

function find(steps: readonly Step[]): Element[] {
  let found: Element[] | undefined;
  for (const step of steps) {
    if (step.by === 'index') found = found?.slice(step.index, step.index + 1);
    else found = [...new Set((found ?? [document]).flatMap((root) => findStep(root, step)))];
  }
  return found ?? [];
}

function only(steps: readonly Step[]): Element {
  const [element, ...others] = find(steps);
  if (!element) throw new Error('is not there');
  if (others.length > 0) throw new Error(`is there ${String(others.length + 1)} times`);
  return element;
}

function isInWindow({ left, right, top, bottom }: DOMRect): boolean {
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}

/** Content of distant sections with content-visibility: auto is not laid out. */
function scrollNear(element: Element): void {
  for (let box: Element | null = element; box; box = box.parentElement) {
    if (getComputedStyle(box).contentVisibility === 'auto') {
      const { top, bottom } = box.getBoundingClientRect();
      if (bottom < 0 || top > innerHeight) box.scrollIntoView({ behavior: 'instant' });
    }
  }
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
}

/** Frames in which an element must not move before it is pressed. */
const STABLE_FRAMES = 5;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** The label of a visually hidden radio or checkbox is the element to press. */
function pressTarget(element: Element): Element {
  const isChoice = element.matches('input[type=radio], input[type=checkbox]');
  return (isChoice && element.closest('label')) || element;
}

/** A browser on a busy machine may take a press for the end of a scroll. Then no click follows. */
const CLICK_TIMEOUT_MS = 1000;
const CLICK_POLL_MS = 20;

type Press = { result: 'none' | 'hit' | 'missed'; guard: AbortController };
let press: Press = { result: 'hit', guard: new AbortController() };

/** Blocks the next click unless it hits the target, which may move before the click arrives. */
function guardClick(target: Element): void {
  press.guard.abort();
  const own: Press = { result: 'none', guard: new AbortController() };
  press = own;
  const check = (event: Event) => {
    own.result = target.contains(event.target as Node) ? 'hit' : 'missed';
    if (own.result === 'hit') return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('click', check, { capture: true, once: true, signal: own.guard.signal });
}

/** @returns whether the click missed its target, or did not follow. */
async function isPressMissed(): Promise<boolean> {
  const end = Date.now() + CLICK_TIMEOUT_MS;
  while (press.result === 'none' && Date.now() < end)
    await new Promise((resolve) => setTimeout(resolve, CLICK_POLL_MS));
  press.guard.abort();
  return press.result !== 'hit';
}

/** Centre of an element that can be pressed. @throws Error with the reason why it cannot. */
async function pressPoint(steps: readonly Step[]): Promise<{ x: number; y: number }> {
  const element = only(steps);
  if (isDisabled(element)) throw new Error('is disabled');
  const target = pressTarget(element);
  if (!isInWindow(target.getBoundingClientRect())) scrollNear(target);
  const { left, top, width, height } = target.getBoundingClientRect();
  for (let frame = 0; frame < STABLE_FRAMES; frame += 1) {
    await nextFrame();
    const now = target.getBoundingClientRect();
    if (now.left !== left || now.top !== top) throw new Error('does not become stable');
  }
  const point = { x: left + width / 2, y: top + height / 2 };
  const hit = document.elementFromPoint(point.x, point.y);
  if (!hit || !target.contains(hit)) {
    // It may be clipped by a scroll container or covered by a floating bar. The next attempt finds it elsewhere.
    scrollNear(target);
    throw new Error(`is covered by ${hit?.outerHTML.slice(0, 100) ?? 'nothing'}`);
  }
  guardClick(target);
  return point;
}

function select(steps: readonly Step[]): void {
  const field = only(steps) as HTMLInputElement;
  if (field.disabled || field.readOnly) throw new Error('cannot be typed in');
  field.focus();
  field.select();
}

function elementState(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return {
    text: collapsed(element.textContent),
    value: 'value' in element ? String(element.value) : '',
    isShown: isShown(element),
    isDisabled: isDisabled(element),
    isFocused: document.activeElement === element,
    isInWindow: isInWindow(element.getBoundingClientRect()),
    isBusy: element.ariaBusy === 'true',
    box: { x, y, width, height },
  };
}

export type ElementState = ReturnType<typeof elementState>;

const finder = {
  pressPoint,
  isPressMissed,
  select,
  states: (steps: readonly Step[]) => find(steps).map(elementState),
};
export type Finder = typeof finder;

Object.assign(window, { finder });
