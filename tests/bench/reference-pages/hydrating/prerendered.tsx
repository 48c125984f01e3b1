import { renderToString } from 'react-dom/server';
import { Page } from '../page';
import type { Screen } from '../screen';

const MARKUP_PLACE = '<!--page-->';
const DATA_PLACE = 'id="screen">';

/** Fills the built page with the markup and the data that React hydrates. @throws Error if a place is missing */
export function prerenderedPage(html: string, screen: Screen): string {
  for (const place of [MARKUP_PLACE, DATA_PLACE]) {
    if (!html.includes(place)) throw new Error(`The page lacks ${place}`);
  }
  const json = JSON.stringify(screen).replaceAll('<', '\\u003c');
  return html
    .replace(MARKUP_PLACE, () => renderToString(<Page screen={screen} />))
    .replace(DATA_PLACE, () => DATA_PLACE + json);
}
