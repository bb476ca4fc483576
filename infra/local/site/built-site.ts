import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import type { Service } from '../shared/http.ts';
import { StartFailure } from '../shared/start-failure.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export interface BuiltSiteOptions {
  readonly folder: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What is changed in the one page before it goes out. */
  readonly change: (page: string) => string;
}

/** The built files, as the content network serves them: what is no file is the site's one page. */
export function builtSite({ folder, headers, change }: BuiltSiteOptions): Service {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) throw new StartFailure('The site is not built: run npm run build -w web.');
  const isFile = (path: string) =>
    path.startsWith(folder) && path !== page && statSync(path, { throwIfNoEntry: false })?.isFile();
  return (request) => {
    const { pathname } = new URL(request.url);
    const asked = join(folder, normalize(pathname));
    const file = isFile(asked) ? asked : page;
    const content = readFileSync(file);
    const caching = pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    const type = types[extname(file)] ?? 'application/octet-stream';
    return new Response(file === page ? change(content.toString()) : content, {
      headers: { ...headers, 'content-type': type, 'cache-control': caching },
    });
  };
}
