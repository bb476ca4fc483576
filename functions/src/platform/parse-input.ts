import type { Call } from '@countwise/contract';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { z } from 'zod';
import { badRequest, fault } from '../base/problem.ts';

type Fault = { readonly path: string; readonly message: string };

/** The input of a call, parsed by its contract. Every fault of it is told at once: 400 with the path of each field. */
export function parseInput<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  call: Call<P, Q, B>,
  event: APIGatewayProxyEventV2,
): { readonly params: z.output<P>; readonly query: z.output<Q>; readonly body: z.output<B> } {
  refuseHalves(event.pathParameters, 'path');
  refuseHalves(event.queryStringParameters, 'query');
  const params = call.params.safeParse(event.pathParameters ?? {});
  const query = call.query.safeParse(event.queryStringParameters ?? {});
  const body = call.body.safeParse(bodyOf(event));
  if (params.success && query.success && body.success)
    return { params: params.data, query: query.data, body: body.data };
  const faults = [params, query, body].flatMap(({ error }) => faultsOf(error));
  throw badRequest(faults);
}

function bodyOf(event: APIGatewayProxyEventV2): unknown {
  const text = textOf(event);
  if (text === '') return {};
  const body = jsonOf(text);
  refuseHalves(body, 'body');
  return body;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw fault('', 'The body must be JSON.');
  }
}

/** No text and no name of a request holds half a surrogate pair: nothing behind this could write it down. */
function refuseHalves(value: unknown, where: string): void {
  const left: unknown[] = [value];
  // no recursion: a body may be as deep as it is long
  while (left.length > 0) {
    const one = left.pop();
    if (typeof one === 'string' && !one.isWellFormed())
      throw fault('', `The ${where} holds half a character, which is no text.`);
    if (typeof one === 'object' && one !== null) for (const [name, each] of Object.entries(one)) left.push(name, each);
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The text of a request's body; 400 where the gateway hands its bytes on and they are no text. */
export function textOf({ body = '', isBase64Encoded }: APIGatewayProxyEventV2): string {
  if (!isBase64Encoded) return body;
  try {
    return utf8.decode(Buffer.from(body, 'base64'));
  } catch {
    throw fault('', 'The body must be text in UTF-8.');
  }
}

const faultsOf = (error: z.ZodError | undefined): readonly Fault[] =>
  (error?.issues ?? []).map(({ path, message }) => ({ path: pathOf(path), message }));

const pathOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, part) =>
      typeof part === 'number' ? `${text}[${part}]` : text === '' ? String(part) : `${text}.${String(part)}`,
    '',
  );
