import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import { apiPrefix } from '@countwise/contract';
import { type Addresses, root } from '../environment/environment.ts';
import { requestLimit } from '../gateway/gateway.ts';
import { json, type Listening, listen, listenerOf, type Service } from '../shared/http.ts';
import { builtSite } from './built-site.ts';
import { developmentSite } from './development-site.ts';
import { siteHeaders } from './site-headers.ts';
import { withScripts } from './stand-ins.ts';

/** Which site stands beside the API: its sources, its build, or none (tests of the API alone). */
export type SiteKind = 'sources' | 'built' | 'none';

export interface SiteOptions {
  readonly kind: SiteKind;
  readonly api: Service;
  readonly at: Addresses;
}

const folder = join(root, 'web');

async function pagesOf({ kind, at }: SiteOptions, server: Server) {
  const change = (page: string) => withScripts(page, [`${at.stripe}/stripe.js`, `${at.botCheck}/turnstile/v0/api.js`]);
  const stop = () => Promise.resolve();
  if (kind === 'sources') return developmentSite(folder, change, server);
  if (kind === 'built') {
    const files = { folder: join(folder, 'dist'), headers: siteHeaders(at), change };
    return { listener: listenerOf(builtSite(files)), stop };
  }
  return { listener: listenerOf(() => json(404, { message: 'This stack serves the API only.' })), stop };
}

/** One origin for the site and, under `/api`, the API: as the content network has it. */
export async function serveSite(port: number, options: SiteOptions): Promise<Listening> {
  const server = createServer();
  const api: RequestListener = listenerOf(options.api, requestLimit);
  const running = await listen(server, 'site', port);
  const pages = await pagesOf(options, server);
  server.on('request', (incoming, outgoing) => {
    const listener = incoming.url?.startsWith(`${apiPrefix}/`) ? api : pages.listener;
    listener(incoming, outgoing);
  });
  return {
    stop: async () => {
      await pages.stop();
      await running.stop();
    },
  };
}
