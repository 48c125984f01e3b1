import type { ShopSite } from './identify';

/**
 * Cache with an entry for each shop that this browser has visited. The service worker answers for their pages only,
 * because any other folder of the primary domain may belong to the host.
 */
const CACHE_NAME = 'visited-shops';

const urlOf = ({ key }: ShopSite) => `/${encodeURIComponent(key)}`;

export async function markShopVisited(shop: ShopSite): Promise<void> {
  const cache = await caches.open(CACHE_NAME);
  await cache.put(urlOf(shop), new Response());
}

export async function isShopVisited(shop: ShopSite): Promise<boolean> {
  return (await caches.match(urlOf(shop), { cacheName: CACHE_NAME })) !== undefined;
}
