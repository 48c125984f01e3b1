/**
 * The service worker: keeps the page and the code that its screens need, so that it opens without waiting for
 * the network, or without any; and the pictures that were seen last. Calls of the API, the payment and tracking
 * pages, maps and analytics pass it by.
 */
import { answerPicture, isPicture, cachePicture } from './pictures';
import { answerFile, answerPage, isExternal, isFile, isPage, cacheRelease, deleteOldCaches } from './release';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  // It need not wait until the last page of the former release is closed: what that one uses stays kept.
  event.waitUntil(cacheRelease().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldCaches().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || isExternal(request)) return;
  if (isPage(request)) event.respondWith(answerPage(request));
  else if (isFile(request)) event.respondWith(answerFile(request));
  else if (isPicture(request)) answerPicture(event);
});

/** The page that installed the worker names the pictures that it had shown by then. */
self.addEventListener('message', (event) => {
  const { pictures } = event.data as { pictures: readonly string[] };
  event.waitUntil(Promise.all(pictures.map(cachePicture)));
});
