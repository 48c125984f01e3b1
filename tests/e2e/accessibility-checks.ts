import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Elements that fade in are half transparent, and may start further animations. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const twoFrames = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // Ignores endless animations and the countdown of a toast.
    const moving = () =>
      document.getAnimations().filter((motion) => {
        const { iterations, duration } = motion.effect?.getComputedTiming() ?? {};
        return iterations !== Infinity && Number(duration) < 2000;
      });
    await twoFrames();
    for (let motions = moving(); motions.length > 0; motions = moving()) {
      await Promise.all(motions.map((motion) => motion.finished.catch(() => motion)));
      await twoFrames();
    }
  });
}

/** Sections with content-visibility have estimated heights, which axe reports as overlapping. */
const SHOW_ALL_SECTIONS = '* { content-visibility: visible !important }';
/** A toast that fades out during the check would fail the contrast rule. */
const PAUSE_TOASTS = '.Toastify__progress-bar { animation-play-state: paused !important }';

export async function axeViolations(page: Page): Promise<string[]> {
  await setUserStyles(page, SHOW_ALL_SECTIONS + PAUSE_TOASTS);
  await waitForAnimations(page);
  const unnamed = await findTextsNotInNames(page);
  const { violations: found } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: true } } })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .exclude('iframe')
    .setLegacyMode(true)
    .analyze();
  await setUserStyles(page, '');
  return [
    ...found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`),
    ...unnamed,
  ];
}

/**
 * Controls whose name lacks their visible text, or has it in another order (WCAG 2.5.3).
 * Unlike axe, also finds visible text that is hidden from assistive technology.
 */
function findTextsNotInNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wordsOf = (text: string | null) => text?.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    return [...document.querySelectorAll('a[href], button, label')].flatMap((control) => {
      const shown: string[] = [];
      const named: string[] = [];
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { parentElement: element, textContent } = texts.currentNode;
        if (!element?.checkVisibility({ visibilityProperty: true })) continue;
        const isForScreenReaders = element.getBoundingClientRect().width <= 1;
        if (!isForScreenReaders) shown.push(...wordsOf(textContent));
        if (!element.closest('[aria-hidden=true]')) named.push(...wordsOf(textContent));
      }
      const label = control.getAttribute('aria-label');
      const name = label === null ? named : wordsOf(label);
      let place = -1;
      const isInName = shown.every((word) => (place = name.indexOf(word, place + 1)) >= 0);
      return isInName ? [] : [`shows '${shown.join(' ')}', is named '${name.join(' ')}'`];
    });
  });
}

/** Constructed style sheets are exempt from the content security policy. */
export async function setUserStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** Text spacing of WCAG 1.4.12. */
export const WIDE_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-bottom: 2em !important }';

/** Text size of 200% (WCAG 1.4.4). */
export const TEXT_200 = ':root { font-size: 200% }';

/** Content lost in the window (WCAG 1.4.10, 1.4.12): overflow; texts cut off, outside their box or overlapping. */
export async function findLostContent(page: Page): Promise<string[]> {
  await waitForAnimations(page);
  return page.evaluate(() => {
    /** Tolerance in px for rounding, and for glyphs taller than their line box. */
    const slack = 3;
    /** Suggestions of a focused field may cover content. */
    const SUGGESTIONS = '[role=listbox], [role=listbox] + [role=status]';
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) {
      found.push(`wider than the window: ${String(root.scrollWidth)}`);
    }

    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    const lines: { text: string; box: DOMRect; layer: Element }[] = [];
    const walker = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      // Labels on a map may overlap.
      if (!element || text === '' || element.closest('script, style, [inert], [role=region][aria-label=Map]'))
        continue;
      if (
        !element.checkVisibility({
          visibilityProperty: true,
          opacityProperty: true,
          contentVisibilityAuto: true,
        })
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      const around: Element[] = [];
      for (let one: Element | null = element; one; one = one.parentElement) {
        around.push(one);
        const { position } = getComputedStyle(one);
        if (one === modal || one.matches(SUGGESTIONS) || position === 'fixed' || position === 'sticky') break;
      }
      if (box.width === 0 || around.some((one) => one.clientHeight === 1)) continue;

      let isShortened = false;
      const viewport = new DOMRect(0, -1e6, root.clientWidth, 2e6);
      let seen = viewport;
      for (const one of around) {
        const style = getComputedStyle(one);
        const canTruncate = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
        isShortened ||= canTruncate;
        const isTruncated =
          one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + slack;
        // Text that a tap shows in full may be truncated.
        if (canTruncate && isTruncated && !one.closest('[popovertarget]')) found.push(`cut short: ${text}`);
        const own = one.getBoundingClientRect();
        const leavesX = box.left < own.left - slack || box.right > own.right + slack;
        const leavesY = box.top < own.top - slack || box.bottom > own.bottom + slack;
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) {
          seen = own;
          break;
        }
        if (isShortened) break;
        const isDrawn = one.matches('button, a, label, [role=group]') && !style.display.startsWith('inline');
        const isCut =
          (style.overflowX !== 'visible' && leavesX) || (style.overflowY !== 'visible' && leavesY);
        if (isCut) found.push(`cut off: ${text}`);
        else if (isDrawn && style.display !== 'contents' && (leavesX || leavesY))
          found.push(`outside its box: ${text}`);
      }
      if (isShortened) continue;
      if (seen === viewport && (box.right > root.clientWidth + slack || box.left < -slack)) {
        found.push(`beside the window: ${text}`);
      }
      const layer = around.at(-1) ?? element;
      for (const line of range.getClientRects()) {
        const left = Math.max(line.left, seen.left);
        const top = Math.max(line.top, seen.top);
        const width = Math.min(line.right, seen.right) - left;
        const height = Math.min(line.bottom, seen.bottom) - top;
        if (width > 0 && height > 0) lines.push({ text, box: new DOMRect(left, top, width, height), layer });
      }
    }

    lines.forEach(({ text, box, layer }, index) => {
      for (const other of lines.slice(index + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (text !== other.text && layer === other.layer && across > slack && down > 2 * slack) {
          found.push(`'${text}' overlaps '${other.text}'`);
        }
      }
    });
    return [...new Set(found)];
  });
}

/** Words broken at a line end although they would fit: shorter than 60% of the window's width. */
export async function findBrokenWords(page: Page): Promise<string[]> {
  await waitForAnimations(page);
  return page.evaluate(() => {
    const longest = innerWidth * 0.6;
    const texts = document.createTreeWalker(
      [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const found: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      for (const { 0: word, index } of node.textContent?.matchAll(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const parts = [...range.getClientRects()].filter(({ width }) => width > 1);
        const width = parts.reduce((sum, part) => sum + part.width, 0);
        if (new Set(parts.map(({ top }) => top)).size > 1 && width < longest) found.push(word);
      }
    }
    return found;
  });
}

/** Name of the focused element when it is fully hidden (WCAG 2.4.11). */
function hiddenFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const isSeen = [0.1, 0.5, 0.9].some((x) =>
      [0.1, 0.5, 0.9].some((y) => {
        const above = document.elementFromPoint(left + width * x, top + height * y);
        return above !== null && (focused.contains(above) || focused.closest('label')?.contains(above));
      }),
    );
    return isSeen ? undefined : (focused.getAttribute('aria-label') ?? focused.textContent);
  });
}

/** @returns the focused elements that were hidden. */
export async function findHiddenFocus(page: Page, steps: number): Promise<string[]> {
  const hidden: string[] = [];
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < steps; step += 1) {
      await page.keyboard.press(key);
      const name = await hiddenFocus(page);
      if (name !== undefined) hidden.push(`${key}: ${name}`);
    }
  }
  return hidden;
}
