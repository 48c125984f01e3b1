import type { Page } from '@playwright/test';
import { waitForAnimations } from './accessibility-checks';

/** Dishes per list in the reading; the others read alike. */
const DISHES_PER_LIST = 2;

/** ms */
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

/**
 * Accessibility tree of the page or the open dialog, without times, dates and typed codes.
 * Lists keep two dishes; toasts appear only in their own states.
 */
export async function accessibilitySnapshot(page: Page, state: string): Promise<string> {
  await waitForWallet(page);
  await waitForAnimations(page);
  const dialog = page.locator('dialog:modal').last();
  const root = (await dialog.count()) > 0 ? dialog : page.locator('body');
  let dishes = 0;
  let lines = (await root.ariaSnapshot()).split('\n');
  lines = removeNodes(
    lines,
    (line) => /^ *- article "(?!Order)/.test(line) && (dishes += 1) > DISHES_PER_LIST,
  );
  lines = lines.filter((line, index) => {
    const isEmptied = line.trim() === '- listitem:' && indentOf(lines[index + 1] ?? '') <= indentOf(line);
    return !isEmptied && !/button "Back to top"/.test(line);
  });
  if (!state.includes('toast')) lines = removeNodes(lines, (line) => /region "Messages"/.test(line));
  return `${lines
    .join('\n')
    .replaceAll(/\d{1,2} \w{3} \d{4}, \d{1,2}:\d{2} [AP]M/g, '(date)')
    .replaceAll(/as of \d{1,2}:\d{2} [AP]M/g, 'as of (time)')
    .replaceAll(/(Today|Tomorrow), \d{1,2} \w{3}/g, '$1, (day)')
    .replaceAll(/"(1111|2222)"/g, '(code)')}\n`;
}
