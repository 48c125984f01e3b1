import { renderToString } from 'react-dom/server';
import { Page } from '../page';
import type { Screen } from '../screen';

/** Fills the built page with the markup and the data that React hydrates. */
export function prerenderedPage(html: string, screen: Screen): string {
  const json = JSON.stringify(screen).replaceAll('<', '\\u003c');
  return html
    .replace('<!--page-->', () => renderToString(<Page screen={screen} />))
    .replace('id="screen">', () => `id="screen">${json}`);
}
