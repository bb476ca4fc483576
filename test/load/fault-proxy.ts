import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** What befalls a request on its way: nothing, or one of the faults that a service of the cloud shows. */
export type Fault = 'throttled' | 'server error' | 'lost before' | 'answer lost' | 'three seconds late' | 'hangs';

export interface FaultProxy {
  readonly address: string;
  /** From now on a share of the requests has the fault. */
  readonly set: (fault: Fault | undefined, share: number) => void;
  readonly stop: () => void;
}

const awsError = (response: ServerResponse, status: number, type: string): void => {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' });
  response.end(JSON.stringify({ __type: type, message: type }));
};

/** What takes the place of an answer of the service, or of the way to it; false where the request goes on. */
function befalls(fault: Fault, response: ServerResponse): boolean {
  if (fault === 'throttled') awsError(response, 400, 'ProvisionedThroughputExceededException');
  else if (fault === 'server error') awsError(response, 500, 'InternalServerError');
  else if (fault === 'lost before') response.destroy();
  else return fault === 'hangs';
  return true;
}

/** Stands before a service of the cloud, or its twin at `target`, and lets some of its requests fail. */
export async function faultProxy(target: () => string): Promise<FaultProxy> {
  const agent = new Agent({ keepAlive: true });
  let now: { readonly fault: Fault | undefined; readonly share: number } = { fault: undefined, share: 0 };
  const pass = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(incoming);
    const fault = Math.random() < now.share ? now.fault : undefined;
    if (fault !== undefined && befalls(fault, response)) return;
    if (fault === 'three seconds late') await sleep(3000);
    const { method, url, headers } = incoming;
    const onward = request(new URL(url ?? '/', target()), { method, headers, agent }, (answer) => {
      if (fault === 'answer lost') {
        answer.resume().on('end', () => response.destroy());
        return;
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    onward.end(body);
  };
  const server = createServer((incoming, response) => void pass(incoming, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new TypeError('the proxy stands at no port');
  return {
    address: `http://127.0.0.1:${bound.port}`,
    set: (fault, share) => {
      now = { fault, share };
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}
