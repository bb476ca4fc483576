import { clientsClaim, registerQuotaErrorCallback, skipWaiting } from 'workbox-core';
import { CacheExpiration } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
import { NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { builtFiles, isReadOffline, keptDays, mostKept } from './kept-answers.ts';

/*
 * Stands between the site and the network on a device that its user calls their own, and only there. With a connection
 * everything comes from the server, as without this; it answers where the network does not.
 */
skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(builtFiles());

const page = '/index.html';
registerRoute(new NavigationRoute(new NetworkOnly(), { denylist: [/^\/api\//] }));
setCatchHandler(async ({ request }) =>
  request.mode === 'navigate' ? ((await matchPrecache(page)) ?? Response.error()) : Response.error(),
);

const cacheName = 'answers';
const expiration = new CacheExpiration(cacheName, { maxEntries: mostKept, maxAgeSeconds: keptDays * 24 * 3600 });
registerQuotaErrorCallback(() => expiration.delete());
registerRoute(
  ({ url, request }) => request.method === 'GET' && isReadOffline(url.pathname),
  new NetworkFirst({
    cacheName,
    plugins: [
      {
        cacheDidUpdate: async ({ request }) => {
          await expiration.updateTimestamp(request.url);
          await expiration.expireEntries();
        },
      },
    ],
  }),
);
