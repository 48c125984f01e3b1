import { expect } from 'vitest';

/** Text, name and typed value that a session recording would contain. */
function shownBy(element: Element): string[] {
  const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  const typed =
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : '';
  return [...own.map((node) => node.textContent ?? ''), element.getAttribute('aria-label') ?? '', typed];
}

/** Expects that each text is on the page, and only where Microsoft Clarity does not record it. */
export function expectMasked(...secrets: string[]): void {
  const elements = [...document.body.querySelectorAll('*')];
  for (const secret of secrets) {
    const found = elements.filter((element) => shownBy(element).some((shown) => shown.includes(secret)));
    expect(found, `'${secret}' is on the page`).not.toEqual([]);
    const unmasked = found.filter((element) => !element.closest('[data-clarity-mask="true"]'));
    expect(unmasked, `'${secret}' is masked`).toEqual([]);
  }
}
