import { readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeText } from '../../src/prerender/html';
import { textColourOn } from './colours';

export interface Brand {
  name: string;
  /** Data URL; null without a logo. */
  logo: string | null;
  /** '#RRGGBB' */
  accent: string;
}

interface PageParts {
  title: string;
  language: string;
  brand: Brand;
  /** File of the style sheet, in this folder. */
  styles: string;
  body: string;
}

/** Nothing is loaded and no script runs, whatever a restaurant's texts contain. */
const POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";

export function htmlPage({ title, language, brand, styles, body }: PageParts): string {
  const { accent } = brand;
  return `<!doctype html>
<html lang="${escapeText(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
<style>
:root { --accent: ${accent}; --on-accent: ${textColourOn(accent)} }
${readFileSync(path.join(import.meta.dirname, styles), 'utf8')}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

/** Returns the logo, or like the storefront's top bar the first letter of the name. */
export function logoHtml({ name, logo }: Brand): string {
  return logo === null
    ? `<span class="logo letter" aria-hidden="true">${escapeText(Array.from(name)[0] ?? '')}</span>`
    : `<img class="logo" src="${logo}" alt="">`;
}

export function textSize(text: string): string {
  const { length } = Array.from(text);
  return length <= 12 ? 'large' : length <= 24 ? 'medium' : length <= 48 ? 'small' : 'smallest';
}

/** Returns an address as people type it: no scheme, no percent-encoding where it can be read. */
export function readableAddress(url: string): string {
  const address = url.replace(/^https?:\/\//, '').replace(/\/$/, '');
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
