import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

/** What the table was asked for since the meter was last set back. */
interface Metered {
  readonly requests: number;
  readonly readUnits: number;
  readonly writeUnits: number;
}

export interface Meter {
  readonly address: string;
  /** What was used since the last call, in capacity units as the table tells them. */
  readonly take: () => Metered;
  readonly stop: () => void;
}

const capacity = z.object({ CapacityUnits: z.number() });
const used = z.looseObject({ ConsumedCapacity: capacity.or(z.array(capacity)).optional() });
const isRead = /\.(GetItem|BatchGetItem|Query|Scan|TransactGetItems)$/;
const none: Metered = { requests: 0, readUnits: 0, writeUnits: 0 };

/** Stands before the table at `target` and has each answer tell what it cost. */
export async function meter(target: () => string): Promise<Meter> {
  let now = none;
  const pass = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const asked = z.looseObject({}).parse(await json(incoming));
    const operation = String(incoming.headers['x-amz-target']);
    const { 'content-length': _, host: _host, connection: _connection, ...headers } = incoming.headers;
    const answer = await fetch(new URL(incoming.url ?? '/', target()), {
      method: 'POST',
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      body: JSON.stringify({ ...asked, ReturnConsumedCapacity: 'TOTAL' }),
    });
    const text = await answer.text();
    const { data } = used.safeParse(JSON.parse(text === '' ? '{}' : text));
    const units = [data?.ConsumedCapacity ?? []].flat().reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0);
    const { requests, readUnits, writeUnits } = now;
    now = isRead.test(operation)
      ? { requests: requests + 1, readUnits: readUnits + units, writeUnits }
      : { requests: requests + 1, readUnits, writeUnits: writeUnits + units };
    response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' });
    response.end(text);
  };
  const server = createServer((incoming, response) => void pass(incoming, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new TypeError('the meter stands at no port');
  return {
    address: `http://127.0.0.1:${bound.port}`,
    take: () => {
      const taken = now;
      now = none;
      return taken;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
