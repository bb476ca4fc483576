import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import type { Service } from '../shared/http.ts';
import { StartFailure } from '../shared/start-failure.ts';
import { withCardForm } from './card-form.ts';

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

/** The built files, as the content network serves them: what is not a file is the site's one page. */
export function builtSite(folder: string, cardForm: string): Service {
  const page = join(folder, 'index.html');
  if (!existsSync(page))
    throw new StartFailure(`The site is not built (${page} is missing): run npm run build -w web.`);
  return (request) => {
    const file = join(folder, normalize(decodeURIComponent(new URL(request.url).pathname)));
    const inside = file.startsWith(folder) && statSync(file, { throwIfNoEntry: false })?.isFile();
    if (!inside || file === page) {
      const html = withCardForm(readFileSync(page, 'utf8'), cardForm);
      return new Response(html, { headers: { 'content-type': types['.html'] ?? '', 'cache-control': 'no-cache' } });
    }
    const caching = file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    const type = types[extname(file)] ?? 'application/octet-stream';
    return new Response(readFileSync(file), { headers: { 'content-type': type, 'cache-control': caching } });
  };
}
