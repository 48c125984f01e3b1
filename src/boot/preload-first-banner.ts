import { linkOf, recordsOf } from '@/api/wire';
import { prefersReducedData } from '@/platform/reduced-data';

/** @param banners text of the banners call. */
export function preloadFirstBanner(banners: string): void {
  if (prefersReducedData()) return;
  const url = recordsOf(JSON.parse(banners), 'banners')
    .map((record) => linkOf(record, 'ImageUrl'))
    .find((link) => link !== null);
  if (!url) return;
  const picture = new Image();
  picture.fetchPriority = 'high';
  picture.src = url;
}
