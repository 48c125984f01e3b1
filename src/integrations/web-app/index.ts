import type { RestaurantInfo } from '@/domain/shop/types';
import { appIcon } from './icon';
import { webAppManifest } from './manifest';

function ensureLink(rel: string): HTMLLinkElement {
  const found = document.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`);
  if (found) return found;
  const link = document.createElement('link');
  link.rel = rel;
  document.head.append(link);
  return link;
}

function cssVariable(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

let latestCall = 0;

/** Makes the manifest in the page, because one build serves every restaurant. */
export async function addManifest(shop: RestaurantInfo, basename: string): Promise<void> {
  latestCall += 1;
  const call = latestCall;
  const icon = await appIcon(shop.imageUrl);
  // Another call has started while the logo loaded.
  if (call !== latestCall) return;
  const manifest = webAppManifest({
    shop,
    origin: window.location.origin,
    basename,
    icon,
    language: document.documentElement.lang,
    themeColor: cssVariable('--accent'),
    backgroundColor: cssVariable('--surface'),
  });
  const link = ensureLink('manifest');
  const former = link.href;
  link.href = URL.createObjectURL(
    new Blob([JSON.stringify(manifest)], { type: 'application/manifest+json' }),
  );
  URL.revokeObjectURL(former);
  // iPhones read the icon only from the page.
  ensureLink('apple-touch-icon').href = icon.src;
}
