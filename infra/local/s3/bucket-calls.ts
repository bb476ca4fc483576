import { escapeHtml } from '../shared/escape-html.ts';
import { unchunked } from './chunked-body.ts';
import type { Description, Objects } from './objects.ts';

const xml = (status: number, body: string): Response =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>${body}`, {
    status,
    headers: { 'content-type': 'application/xml' },
  });

export const errorAnswer = (status: number, code: string, message: string): Response =>
  xml(status, `<Error><Code>${code}</Code><Message>${escapeHtml(message)}</Message></Error>`);

const keptHeaders = ['content-type', 'content-disposition', 'cache-control', 'x-amz-server-side-encryption'];

function headersToKeep(sent: Headers): Record<string, string> {
  const kept = [...sent].filter(([name]) => keptHeaders.includes(name) || name.startsWith('x-amz-meta-'));
  return {
    'content-type': 'application/octet-stream',
    'x-amz-server-side-encryption': 'AES256',
    ...Object.fromEntries(kept),
  };
}

function put(objects: Objects, key: string, request: Request, body: Buffer): Response {
  const framed = request.headers.get('content-encoding')?.includes('aws-chunked') ?? false;
  const { etag, headers } = objects.put(key, framed ? unchunked(body) : body, headersToKeep(request.headers));
  const encryption = headers['x-amz-server-side-encryption'] ?? '';
  return new Response(null, { headers: { etag, 'x-amz-server-side-encryption': encryption } });
}

const overridable = ['content-type', 'content-disposition', 'cache-control'];

/** A signed address may replace some headers of the answer: `response-content-disposition`. */
function overrides(query: URLSearchParams): Record<string, string> {
  const asked = overridable.map((name): [string, string | null] => [name, query.get(`response-${name}`)]);
  return Object.fromEntries(asked.flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
}

function get(objects: Objects, key: string, request: Request): Response {
  const found = objects.find(key);
  if (found === null) return errorAnswer(404, 'NoSuchKey', 'The specified key does not exist.');
  const headers = {
    ...found.headers,
    ...overrides(new URL(request.url).searchParams),
    etag: found.etag,
    'content-length': String(found.size),
    'last-modified': new Date(found.storedAt).toUTCString(),
  };
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(objects.read(key)), { headers });
}

const contents = ({ key, size, etag, storedAt }: Description): string =>
  `<Contents><Key>${escapeHtml(key)}</Key><Size>${size}</Size><ETag>${escapeHtml(etag)}</ETag><LastModified>${storedAt}</LastModified></Contents>`;

function list(objects: Objects, query: URLSearchParams): Response {
  const found = objects.list(query.get('prefix') ?? '');
  return xml(
    200,
    `<ListBucketResult><KeyCount>${found.length}</KeyCount><IsTruncated>false</IsTruncated>${found.map(contents).join('')}</ListBucketResult>`,
  );
}

/** A call on one bucket, already known to be signed. */
export function answerCall(objects: Objects, key: string, request: Request, body: Buffer): Response {
  const { searchParams } = new URL(request.url);
  const call = `${request.method} ${key === '' ? 'bucket' : 'object'}`;
  switch (call) {
    case 'PUT object':
      return put(objects, key, request, body);
    case 'GET object':
    case 'HEAD object':
      return get(objects, key, request);
    case 'DELETE object':
      objects.remove(key);
      return new Response(null, { status: 204 });
    case 'GET bucket':
      return list(objects, searchParams);
    case 'HEAD bucket':
      return new Response(null);
    default:
      return errorAnswer(501, 'NotImplemented', `The twin does not know ${call}.`);
  }
}
