import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { Page } from './page';
import type { Screen } from './screen';

const CSS = readFileSync(path.join(import.meta.dirname, 'page.css'), 'utf8');

/** A page without scripts and with inline styles: the lower bound for showing the screen. */
export function staticPage(screen: Screen): string {
  const first = screen.banners[0] ?? '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${screen.about}">
<title>${screen.name}</title>
${first && `<link rel="preload" as="image" href="${first}" fetchpriority="high">`}
<style>${CSS}</style>
</head>
<body>${renderToStaticMarkup(<Page screen={screen} />)}</body>
</html>
`;
}
