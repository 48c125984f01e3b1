import type { Locator, Page } from '@playwright/test';
import { waitForAnimations } from './accessibility-checks';

/** Dishes that a snapshot keeps. Further ones read alike. */
const MAX_DISHES = 2;

const WALLET_TIMEOUT_MS = 2_000;

const indentOf = (line: string) => line.length - line.trimStart().length;

function removeNodes(lines: readonly string[], isRemoved: (line: string) => boolean): string[] {
  let limit = Infinity;
  return lines.filter((line) => {
    if (indentOf(line) > limit) return false;
    limit = isRemoved(line) ? indentOf(line) : Infinity;
    return limit === Infinity;
  });
}

/** Waits for the wallet, which loads last. It stays at ₹0 when its call fails. */
async function waitForWallet(page: Page): Promise<void> {
  const wallet = page.getByRole('group', { name: 'Wallet balance' });
  const phone = await page.evaluate(() => localStorage.getItem('userNumber'));
  if (!/^\d{10}$/.test(phone ?? '') || !(await wallet.isVisible())) return;
  await wallet
    .filter({ hasNotText: /^₹0$/ })
    .waitFor({ timeout: WALLET_TIMEOUT_MS })
    .catch(() => wallet);
}

/** Pages without bars have no main landmark. */
async function contentOf(page: Page): Promise<Locator> {
  const dialog = page.locator('dialog:modal').last();
  if ((await dialog.count()) > 0) return dialog;
  const main = page.getByRole('main');
  return (await main.count()) > 0 ? main : page.locator('body');
}

/** Accessibility tree of the page's content or the open dialog, without times, dates and toasts. */
export async function accessibilitySnapshot(page: Page): Promise<string> {
  return snapshotOf(page, await contentOf(page));
}

/** Accessibility tree of what surrounds the content of all pages. */
export async function frameSnapshot(page: Page): Promise<string> {
  return snapshotOf(page, page.locator('body'), (line) => line === '- main:');
}

async function snapshotOf(
  page: Page,
  part: Locator,
  isLeftOut: (line: string) => boolean = () => false,
): Promise<string> {
  await waitForWallet(page);
  await waitForAnimations(page);
  let dishes = 0;
  let lines = removeNodes((await part.ariaSnapshot()).split('\n'), isLeftOut);
  lines = removeNodes(
    lines,
    (line) =>
      (/^ *- article "(?!Order)/.test(line) && (dishes += 1) > MAX_DISHES) ||
      /^ *- region "Messages"/.test(line),
  );
  lines = lines.filter((line, index) => {
    const isEmptied = line.trim() === '- listitem:' && indentOf(lines[index + 1] ?? '') <= indentOf(line);
    return !isEmptied && !/button "Back to top"/.test(line);
  });
  return `${lines
    .join('\n')
    .replaceAll(/\d{1,2} \w{3} \d{4}, \d{1,2}:\d{2} [AP]M/g, '(date)')
    .replaceAll(/(Today|Tomorrow), \d{1,2} \w{3}/g, '$1, (day)')}\n`;
}
