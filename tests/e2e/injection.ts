import type { Page } from '@playwright/test';
import { PRIMARY, SANDBOX } from './origins';
import { expect } from './test';

export const EVIL_HOST = 'evil.example';

interface InjectionWatch {
  incidents: string[];
}

/** Records windows and navigation. Injected scripts call `ran`, whose console error fails the test. */
export async function watchForInjection(page: Page): Promise<InjectionWatch> {
  const incidents: string[] = [];
  await page.addInitScript(() => {
    Object.assign(window, { ran: (what: unknown) => console.error(`It ran: ${String(what)}`) });
  });
  page.on('dialog', (dialog) => {
    incidents.push(`a ${dialog.type()} opened`);
    void dialog.dismiss();
  });
  page.context().on('page', (other) => incidents.push(`a window opened: ${other.url()}`));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    const kind = request.resourceType();
    if (!/^(https?|blob):$/.test(protocol)) incidents.push(`${kind} from ${request.url().slice(0, 80)}`);
    if (hostname === EVIL_HOST && kind !== 'image') incidents.push(`${kind} from ${EVIL_HOST}`);
  });
  await page.route(/^https?:\/\/evil\.example\//, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  return { incidents };
}

function findInjectedElements(page: Page): Promise<string[]> {
  return page.evaluate(
    ([own, service]) => {
      const found: string[] = [];
      const origins = [location.origin, own, service];
      const at = (element: Element) => element.outerHTML.slice(0, 160);
      for (const element of document.querySelectorAll('*')) {
        if (element.getAttributeNames().some((name) => name.startsWith('on'))) found.push(at(element));
        if (element.matches('object, embed, base, form[action], meta[http-equiv="refresh" i]'))
          found.push(at(element));
        for (const name of ['href', 'src', 'srcset', 'action', 'formaction', 'data', 'poster', 'srcdoc']) {
          const text = element.getAttribute(name);
          if (text === null) continue;
          const { protocol, origin, hostname } = new URL(text, location.href);
          const isWeb = protocol === 'https:' || protocol === 'http:';
          const isFine = {
            A: isWeb
              ? origins.includes(origin) || /^[\w-]+(\.[\w-]+)+$/.test(hostname)
              : /^tel:\+?\d+$/.test(text),
            IFRAME: isWeb && name === 'src' && !origins.slice(0, 2).includes(origin),
            IMG: isWeb,
            LINK: isWeb || (protocol === 'blob:' && element.matches('[rel="manifest"]')),
            SCRIPT: isWeb && origins.includes(origin),
          }[element.tagName];
          // SVG references to own fragments are fine.
          if (isFine === false || (isFine === undefined && !text.startsWith('#'))) found.push(at(element));
        }
      }
      return found;
    },
    [PRIMARY, SANDBOX] as const,
  );
}

export async function expectNoInjection(
  page: Page,
  { incidents }: InjectionWatch,
  where: string,
): Promise<void> {
  expect(incidents, where).toEqual([]);
  expect(await findInjectedElements(page), where).toEqual([]);
  expect(new URL(page.url()).hostname, where).toMatch(/(^|\.)localhost$/);
  await expect(page.locator('#root > *').first(), where).toBeAttached();
  await expect(page.getByText('Unexpected Application Error!'), where).toHaveCount(0);
}
