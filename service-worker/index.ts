/**
 * Caches the page, its code and the pictures seen last, so that the shop opens offline.
 * API calls, the payment and tracking pages, maps and analytics are not handled.
 */
import { handlePicture, isPicture, cachePicture } from './pictures';
import {
  fileResponse,
  pageResponse,
  isExternal,
  isFile,
  isPage,
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
  if (request.method !== 'GET' || isExternal(request)) return;
  if (isPage(request)) event.respondWith(pageResponse(request));
  else if (isFile(request)) event.respondWith(fileResponse(request));
  else if (isPicture(request)) handlePicture(event);
});

/** The page that installed the worker sends the pictures it has shown so far. */
self.addEventListener('message', (event) => {
  const { pictures } = event.data as { pictures: readonly string[] };
  event.waitUntil(Promise.all(pictures.map(cachePicture)));
});
