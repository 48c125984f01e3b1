import type { Catalogue } from '@/domain/catalogue/types';

/** The data block in which a page written ahead of the visit (`src/prerender`) brings its catalogue along. */
export const CATALOGUE_ELEMENT_ID = 'catalogue';

/** The catalogue that the page's markup was written from; null on a page without such markup. */
export function takePrerenderedCatalogue(): Catalogue | null {
  const block = document.getElementById(CATALOGUE_ELEMENT_ID);
  if (!block) return null;
  block.remove();
  // Written by the same build as what reads it.
  return JSON.parse(block.textContent) as Catalogue;
}
