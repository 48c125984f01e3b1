import { APP_SCRIPT_META } from '@/platform/chunk-recovery';
import { escapeText, tag } from './html';

/** What a page written ahead adds to the built page. */
interface DocumentParts {
  head: string;
  /** What the application draws; '' leaves that to the browser. */
  markup: string;
  /** Data blocks, behind everything that is seen. */
  data: string;
  /** What a browser without scripts shows; '' leaves the built page's text. */
  noScript: string;
  /** The page's own style sheet. */
  styles: string;
  /** The code of the language that it is written in. */
  language: string;
}

/** @throws Error when the page has nothing in that place: then it is none that this build wrote. */
function replaced(page: string, place: RegExp, text: string): string {
  if (!place.test(page)) throw new Error(`The built page has no ${place.source}`);
  return page.replace(place, () => text);
}

/** Where the built page names its style sheet, whose address is in the first group. */
export const STYLE_LINK = /<link rel="stylesheet"[^>]*\bhref="([^"]+)"[^>]*>/;

/** Where it loads the application, whose address is in the first group. */
const APP_SCRIPT = /<script type="module"[^>]*\bsrc="([^"]+)"[^>]*><\/script>\s*/;

const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/**
 * The built page with a restaurant's head, markup and data.
 * @param shell `index.html` as it was built.
 */
export function fillDocument(
  shell: string,
  { head, markup, data, noScript, styles, language }: DocumentParts,
): string {
  // React names the pictures to fetch first in front of its markup; in the head they are found earlier.
  const preloads = PRELOADS.exec(markup)?.[0] ?? '';
  const shown = markup.slice(preloads.length);
  let page = replaced(shell, /(?<=<html lang=")[^"]*/, language);
  page = replaced(page, /<link rel="icon"[^>]*>/, '');
  page = replaced(page, /<meta\s+name="description"[^>]*>/, '');
  page = replaced(page, /<title>[^<]*<\/title>/, `${head}${preloads && '\n    '}${preloads}`);
  if (noScript) page = replaced(page, /(?<=<noscript><p[^>]*>)[^<]*/, escapeText(noScript));
  if (shown) {
    page = replaced(page, /(?<=<div id="root">)(?=<\/div>)/, shown);
    // What is in the page already is seen as soon as it arrives: it waits for no file, and shares its way with none.
    // Named all the same, and not loaded: parts of the page that come later know by it that the sheet is there.
    const named = STYLE_LINK.exec(page)?.[0].replace('<link', '<link disabled') ?? '';
    page = replaced(page, STYLE_LINK, `<style>${styles}</style>${named}`);
    const code = APP_SCRIPT.exec(page)?.[1] ?? '';
    page = replaced(page, APP_SCRIPT, '');
    page = replaced(page, /(?=<title>)/, `${tag('meta', { name: APP_SCRIPT_META, content: code })}\n    `);
  }
  return replaced(page, /(?=<\/body>)/, `${data}\n  `);
}
