import { reasonOf } from './failure-reason';
import type { ShareLink } from './links';

const TIMEOUT_MS = 10_000;
const PARALLEL_REQUESTS = 6;

/** The element that `index.html` renders the storefront into. */
const STOREFRONT = /<div id=["']?root\b/;

export interface LinkedRestaurant {
  restaurantId: string;
  /** Path of its home page: '/spice-garden' on the primary domain, '' on its own. */
  basename: string;
}

export type FindRestaurant = (url: URL) => Promise<LinkedRestaurant | null>;

interface CheckedLink extends ShareLink {
  /** Reason why the link does not open; null when it opens. */
  problem: string | null;
}

/** Path below the restaurant's home page, such as '/menu'. */
const pageOf = ({ pathname }: URL, { basename }: LinkedRestaurant) =>
  pathname.slice(basename.length).replace(/\/$/, '');

const queryOf = ({ searchParams }: URL) => searchParams.toString();

async function problemOf(
  url: string,
  restaurant: LinkedRestaurant,
  findRestaurant: FindRestaurant,
): Promise<string | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) return `status ${response.status}`;
    // Differs from the link after a redirect.
    const opened = new URL(response.url);
    if (!STOREFRONT.test(await response.text())) return `${opened.href} is not the storefront`;
    const link = new URL(url);
    if (queryOf(opened) !== queryOf(link)) return `${opened.href} has lost the query`;
    const found = await findRestaurant(opened);
    if (found?.restaurantId !== restaurant.restaurantId) return `${opened.href} is not this restaurant`;
    return pageOf(opened, found) === pageOf(link, restaurant) ? null : `${opened.href} is another page`;
  } catch (error) {
    return reasonOf(error);
  }
}

export async function checkLinks(
  links: readonly ShareLink[],
  restaurant: LinkedRestaurant,
  findRestaurant: FindRestaurant,
): Promise<CheckedLink[]> {
  const checked: CheckedLink[] = [];
  for (let start = 0; start < links.length; start += PARALLEL_REQUESTS) {
    const batch = links.slice(start, start + PARALLEL_REQUESTS).map(async (link) => ({
      ...link,
      problem: await problemOf(link.url, restaurant, findRestaurant),
    }));
    checked.push(...(await Promise.all(batch)));
  }
  return checked;
}

/** Lines such as 'Table 4  https://…  opens'. */
export function checkTable(links: readonly CheckedLink[]): string {
  // Texts of a restaurant must not control the terminal.
  const printable = (text: string) => text.replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ');
  const headings = links.map(({ heading }) => printable(heading));
  const columns = [
    Math.max(...headings.map(({ length }) => length)),
    Math.max(...links.map(({ url }) => url.length)),
  ];
  return links
    .map(({ url, problem }, index) =>
      [
        (headings[index] ?? '').padEnd(columns[0] ?? 0),
        url.padEnd(columns[1] ?? 0),
        problem === null ? 'opens' : `does not open: ${printable(problem)}`,
      ].join('  '),
    )
    .join('\n');
}
