import { prefersReducedData } from '@/platform/reduced-data';

const isLink = (url: unknown): url is string => typeof url === 'string' && /^(https?:\/\/|\/)/i.test(url);

/** Reads the answer itself: the parsers are too large for an inline script. @param banners text of the banners call. */
export function preloadFirstBanner(banners: string): void {
  if (prefersReducedData()) return;
  const answer: unknown = JSON.parse(banners);
  const records = Array.isArray(answer) ? (answer as ({ ImageUrl?: unknown } | null)[]) : [];
  const url = records.map((record) => record?.ImageUrl).find(isLink);
  if (url === undefined) return;
  const picture = new Image();
  picture.fetchPriority = 'high';
  picture.src = url;
}
