import { APP_SCRIPT_META } from '@/platform/chunk-recovery';
import { escapeText, tag } from './html';

interface DocumentParts {
  head: string;
  /** The application's markup; '' renders in the browser. */
  markup: string;
  data: string;
  /** Text without JavaScript; '' keeps the built page's text. */
  noScript: string;
  styles: string;
  language: string;
}

/** @throws Error when nothing matches: the page is not from this build */
function replaced(page: string, place: RegExp, text: string): string {
  if (!place.test(page)) throw new Error(`The built page has no ${place.source}`);
  return page.replace(place, () => text);
}

/** Group 1 is the URL of the style sheet. */
export const STYLE_LINK = /<link rel="stylesheet"[^>]*\bhref="([^"]+)"[^>]*>/;

/** Group 1 is the URL of the application's script. */
const APP_SCRIPT = /<script type="module"[^>]*\bsrc="([^"]+)"[^>]*><\/script>\s*/;

const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/** @param shell the built `index.html` */
export function fillDocument(
  shell: string,
  { head, markup, data, noScript, styles, language }: DocumentParts,
): string {
  // React puts picture preloads before the markup. In the head they are found earlier.
  const preloads = PRELOADS.exec(markup)?.[0] ?? '';
  const shown = markup.slice(preloads.length);
  let page = replaced(shell, /(?<=<html lang=")[^"]*/, language);
  page = replaced(page, /<link rel="icon"[^>]*>/, '');
  page = replaced(page, /<meta\s+name="description"[^>]*>/, '');
  page = replaced(page, /<title>[^<]*<\/title>/, `${head}${preloads && '\n    '}${preloads}`);
  if (noScript) page = replaced(page, /(?<=<noscript><p[^>]*>)[^<]*/, escapeText(noScript));
  if (shown) {
    page = replaced(page, /(?<=<div id="root">)(?=<\/div>)/, shown);
    // Inlined, so the markup paints without waiting for a file.
    // The disabled link tells lazy chunks that the sheet is loaded.
    const named = STYLE_LINK.exec(page)?.[0].replace('<link', '<link disabled') ?? '';
    page = replaced(page, STYLE_LINK, `<style>${styles}</style>${named}`);
    const code = APP_SCRIPT.exec(page)?.[1] ?? '';
    page = replaced(page, APP_SCRIPT, '');
    page = replaced(page, /(?=<title>)/, `${tag('meta', { name: APP_SCRIPT_META, content: code })}\n    `);
  }
  return replaced(page, /(?=<\/body>)/, `${data}\n  `);
}
