import { APP_SCRIPT_META } from '@/platform/chunk-recovery';
import { escapeText, tag } from './html';

interface DocumentParts {
  head: string;
  /** The application's markup; '' renders in the browser. */
  markup: string;
  data: string;
  /** Text shown without JavaScript; '' leaves the built page's text. */
  noScript: string;
  styles: string;
  language: string;
}

/** @throws Error when nothing matches: the page is not from this build */
function replaceIn(page: string, pattern: RegExp, text: string): string {
  if (!pattern.test(page)) throw new Error(`The built page has no ${pattern.source}`);
  return page.replace(pattern, () => text);
}

/** Group 1 is the URL of the style sheet. */
export const STYLE_LINK = /<link rel="stylesheet"[^>]*\bhref="([^"]+)"[^>]*>/;

const APP_SCRIPT = /<script type="module"[^>]*\bsrc="([^"]+)"[^>]*><\/script>\s*/;

const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/** @param shell the built `index.html` */
export function fillDocument(
  shell: string,
  { head, markup, data, noScript, styles, language }: DocumentParts,
): string {
  // React puts picture preloads before the markup. In the head they are found earlier.
  const preloads = PRELOADS.exec(markup)?.[0] ?? '';
  const body = markup.slice(preloads.length);
  let page = replaceIn(shell, /(?<=<html lang=")[^"]*/, language);
  page = replaceIn(page, /<link rel="icon"[^>]*>/, '');
  page = replaceIn(page, /<meta\s+name="description"[^>]*>/, '');
  page = replaceIn(page, /<title>[^<]*<\/title>/, `${head}${preloads && '\n    '}${preloads}`);
  if (noScript) page = replaceIn(page, /(?<=<noscript><p[^>]*>)[^<]*/, escapeText(noScript));
  if (body) {
    page = replaceIn(page, /(?<=<div id="root">)(?=<\/div>)/, body);
    // Inlined, so that the markup paints without waiting for a file.
    // The disabled link tells Vite's preload code that the sheet is loaded.
    const disabledLink = STYLE_LINK.exec(page)?.[0].replace('<link', '<link disabled') ?? '';
    page = replaceIn(page, STYLE_LINK, `<style>${styles}</style>${disabledLink}`);
    const scriptUrl = APP_SCRIPT.exec(page)?.[1] ?? '';
    page = replaceIn(page, APP_SCRIPT, '');
    page = replaceIn(
      page,
      /(?=<title>)/,
      `${tag('meta', { name: APP_SCRIPT_META, content: scriptUrl })}\n    `,
    );
  }
  return replaceIn(page, /(?=<\/body>)/, `${data}\n  `);
}
