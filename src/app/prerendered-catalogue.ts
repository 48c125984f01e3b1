import type { Catalogue } from '@/domain/catalogue/catalogue';

/** Id of the data block with the catalogue in a prerendered page (`src/prerender`). */
export const CATALOGUE_ELEMENT_ID = 'catalogue';

/** Removes the catalogue from a prerendered page and returns it; null on other pages. */
export function takePrerenderedCatalogue(): Catalogue | null {
  const block = document.getElementById(CATALOGUE_ELEMENT_ID);
  if (!block) return null;
  block.remove();
  // Not validated: the same build wrote it.
  return JSON.parse(block.textContent) as Catalogue;
}
