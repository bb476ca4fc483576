import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import { inspect } from 'node:util';
import { StartFailure } from './start-failure.ts';

/** One HTTP service, in the web platform's own words. */
export type Service = (request: Request) => Promise<Response> | Response;

export interface Listening {
  readonly stop: () => Promise<void>;
}

const host = '127.0.0.1';
const megabyte = 1024 * 1024;

export const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

export const html = (page: string): Response =>
  new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } });

export const redirect = (to: URL | string): Response =>
  new Response(null, { status: 302, headers: { location: String(to) } });

async function bodyOf(incoming: IncomingMessage, limit: number): Promise<Buffer | 'too large'> {
  const chunks: Buffer[] = [];
  let size = 0;
  incoming.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
  });
  await finished(incoming);
  return size > limit ? 'too large' : Buffer.concat(chunks);
}

function requestOf(incoming: IncomingMessage, body: Buffer): Request {
  const { method = 'GET', url = '/', headers, socket } = incoming;
  const list = Object.entries(headers).map(([name, value]): [string, string] => [name, [value].flat().join(', ')]);
  const sent = new Headers([...list, ['x-forwarded-for', socket.remoteAddress ?? host]]);
  const noBody = method === 'GET' || method === 'HEAD';
  return new Request(`http://${headers.host ?? host}${url}`, { method, headers: sent, body: noBody ? null : body });
}

async function write(answer: Response, outgoing: ServerResponse): Promise<void> {
  const headers: Record<string, string | string[]> = Object.fromEntries(answer.headers);
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  outgoing.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
}

/** For a caller who left before the request was whole; nobody reads it. */
const goneAway = new Response(null, { status: 400 });

/** Puts a service behind node's own server. A body over `limit` bytes answers 413; a fault of the service is logged and answers 500. */
export function listenerOf(service: Service, limit = 64 * megabyte): RequestListener {
  const answer = async (incoming: IncomingMessage): Promise<Response> => {
    const body = await bodyOf(incoming, limit);
    if (body === 'too large') return json(413, { message: 'Request Entity Too Large' });
    return service(requestOf(incoming, body));
  };
  const failed = (incoming: IncomingMessage, fault: unknown): Response => {
    process.stderr.write(`${incoming.method} ${incoming.url}: ${inspect(fault)}\n`);
    return json(500, { message: 'Internal Server Error' });
  };
  return (incoming, outgoing) => {
    void answer(incoming)
      .catch((fault: unknown) => (incoming.complete ? failed(incoming, fault) : goneAway))
      .then((response) => write(response, outgoing));
  };
}

/** Listens on this machine only. `name` is what a person is told when the port is taken. */
export async function listen(server: Server, name: string, port: number): Promise<Listening> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (fault: NodeJS.ErrnoException) =>
      reject(
        fault.code === 'EADDRINUSE'
          ? new StartFailure(`Port ${port} (${name}) is in use: stop what holds it, or choose others with --port N.`)
          : fault,
      ),
    );
    server.listen(port, host, resolve);
  });
  // an idle connection is the caller's to close: closed here in the moment it is used again, that call would be lost
  server.keepAliveTimeout = 0;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { stop };
}

export const serve = (name: string, port: number, service: Service): Promise<Listening> =>
  listen(createServer(listenerOf(service)), name, port);
