/* global self, caches */
/*
 * Replaces the storefront's service worker on a host that serves no storefront any more (docs/deployment.md, 'Retire a
 * storefront'). Deletes the caches, removes itself and reloads the open pages.
 */
async function retire() {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
  const pages = await self.clients.matchAll({ type: 'window' });
  for (const page of pages) page.navigate(page.url);
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));
