import type { RestaurantInfo } from '@/domain/shop/types';
import { appIcon } from './icon';
import { webAppManifest } from './manifest';

function linkOf(rel: string): HTMLLinkElement {
  const found = document.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`);
  if (found) return found;
  const link = document.createElement('link');
  link.rel = rel;
  document.head.append(link);
  return link;
}

function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

let described = 0;

/** One build serves every restaurant, so the manifest is made here. @param basename '' on a shop's own domain. */
export async function describeWebApp(shop: RestaurantInfo, basename: string): Promise<void> {
  described += 1;
  const turn = described;
  const icon = await appIcon(shop.imageUrl);
  // A newer call has started while the logo loaded.
  if (turn !== described) return;
  const manifest = webAppManifest({
    shop,
    origin: window.location.origin,
    basename,
    icon,
    language: document.documentElement.lang,
    themeColor: token('--accent'),
    backgroundColor: token('--surface'),
  });
  const link = linkOf('manifest');
  const former = link.href;
  link.href = URL.createObjectURL(
    new Blob([JSON.stringify(manifest)], { type: 'application/manifest+json' }),
  );
  URL.revokeObjectURL(former);
  // iPhones read the icon only from the page.
  linkOf('apple-touch-icon').href = icon.src;
}
