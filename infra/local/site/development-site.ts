import type { RequestListener, Server } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';

interface DevelopmentSite {
  readonly listener: RequestListener;
  readonly stop: () => Promise<void>;
}

/** The site from its sources, reloading as they change. `server` carries the reload's socket, so one port serves all. */
export async function developmentSite(
  folder: string,
  change: (page: string) => string,
  server: Server,
): Promise<DevelopmentSite> {
  const vite = await createServer({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    appType: 'spa',
    logLevel: 'warn',
    clearScreen: false,
    server: { middlewareMode: true, hmr: { server } },
    plugins: [{ name: 'card-form-stand-in', transformIndexHtml: change }],
  });
  return { listener: vite.middlewares, stop: () => vite.close() };
}
