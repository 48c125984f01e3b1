/**
 * Caches the page and its code, so that the shop opens offline. Pictures, API calls, the
 * payment and tracking pages, maps and analytics are not handled.
 */
import {
  fileResponse,
  pageResponse,
  shopOf,
  isExternal,
  isFile,
  cacheRelease,
  deleteOldCaches,
} from './release';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  event.waitUntil(cacheRelease().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldCaches().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (isExternal(request)) return;
  const shop = shopOf(request);
  if (shop) event.respondWith(pageResponse(request, shop));
  else if (request.method !== 'GET') return;
  else if (isFile(request)) event.respondWith(fileResponse(request));
});
