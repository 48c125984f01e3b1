import type { Catalogue } from '@/domain/catalogue/types';

/** Data block in which a prerendered page (`src/prerender`) carries its catalogue. */
export const CATALOGUE_ELEMENT_ID = 'catalogue';

/** Null on pages that are not prerendered. */
export function takePrerenderedCatalogue(): Catalogue | null {
  const block = document.getElementById(CATALOGUE_ELEMENT_ID);
  if (!block) return null;
  block.remove();
  // Not validated: the same build wrote it.
  return JSON.parse(block.textContent) as Catalogue;
}
