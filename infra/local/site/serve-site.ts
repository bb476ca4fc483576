import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import { apiPrefix } from '@countwise/contract';
import { requestLimit } from '../gateway/gateway.ts';
import { json, type Listening, listen, listenerOf, type Service } from '../shared/http.ts';
import { builtSite } from './built-site.ts';
import { developmentSite } from './development-site.ts';

/** Which site stands beside the API: its sources, its build, or none (tests of the API alone). */
export type SiteKind = 'sources' | 'built' | 'none';

export interface SiteOptions {
  readonly kind: SiteKind;
  readonly folder: string;
  readonly api: Service;
  /** Address of the script that stands in for Stripe's. */
  readonly cardForm: string;
}

async function pagesOf({ kind, folder, cardForm }: SiteOptions, server: Server) {
  const stop = () => Promise.resolve();
  if (kind === 'sources') return developmentSite(folder, cardForm, server);
  if (kind === 'built') return { listener: listenerOf(builtSite(join(folder, 'dist'), cardForm)), stop };
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
