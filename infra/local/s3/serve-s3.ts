import { join } from 'node:path';
import { type Listening, type Service, serve } from '../shared/http.ts';
import { answerCall, errorAnswer } from './bucket-calls.ts';
import { type Objects, openObjects } from './objects.ts';
import { type Keys, refusalOf } from './signature.ts';

export interface S3Options {
  readonly folder: string;
  readonly buckets: readonly string[];
  readonly keys: Keys;
  /** The site, whose scripts may read what a pre-signed address gives. */
  readonly siteOrigin: string;
  readonly now?: () => number;
}

const corsOf = (request: Request, siteOrigin: string): Record<string, string> =>
  request.headers.get('origin') === siteOrigin
    ? {
        'access-control-allow-origin': siteOrigin,
        'access-control-allow-methods': 'GET, PUT, HEAD',
        'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '',
        'access-control-expose-headers': 'ETag, Content-Disposition',
        vary: 'Origin',
      }
    : {};

/** Buckets by path (`/bucket/key`), private: every call but the browser's own CORS question must be signed. */
function s3Service({ folder, buckets, keys, siteOrigin, now = Date.now }: S3Options): Service {
  const open = new Map<string, Objects>(buckets.map((name) => [name, openObjects(join(folder, name))]));
  const answer = async (request: Request): Promise<Response> => {
    const body = Buffer.from(await request.arrayBuffer());
    const refused = refusalOf(request, body, keys, now());
    if (refused) return errorAnswer(refused.status, refused.code, refused.message);
    const [, bucket = '', ...key] = decodeURIComponent(new URL(request.url).pathname).split('/');
    const objects = open.get(bucket);
    if (objects === undefined) return errorAnswer(404, 'NoSuchBucket', `There is no bucket ${bucket}.`);
    return answerCall(objects, key.join('/'), request, body);
  };
  return async (request) => {
    const cors = corsOf(request, siteOrigin);
    const asks = request.method === 'OPTIONS';
    const response = asks ? new Response(null, { status: cors['vary'] ? 200 : 403 }) : await answer(request);
    for (const [name, value] of Object.entries(cors)) response.headers.set(name, value);
    return response;
  };
}

export const serveS3 = (port: number, options: S3Options): Promise<Listening> => serve('S3', port, s3Service(options));
