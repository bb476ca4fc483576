import { z } from 'zod';
import { json, type Service } from './http.ts';

/** An error as the AWS clients read it: they turn `type` into the name of the exception. */
export class AwsFailure extends Error {
  readonly type: string;
  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

export type Operation = (input: unknown) => unknown;

/** An operation that reads its input with `schema` before it runs. */
export const operation =
  <Input>(schema: z.ZodType<Input>, run: (input: Input) => unknown): Operation =>
  (input) => {
    const read = schema.safeParse(input);
    if (!read.success) throw new AwsFailure('InvalidParameterException', z.prettifyError(read.error));
    return run(read.data);
  };

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-expose-headers': 'x-amzn-errortype, x-amzn-requestid',
};

const failure = ({ type, message }: AwsFailure): Response =>
  json(400, { __type: type, message }, { 'x-amzn-errortype': type, ...cors });

/** AWS's JSON protocol: the operation is named in the `x-amz-target` header. An operation the twin lacks fails with its name. */
export function awsJson(operations: Readonly<Record<string, Operation>>): Service {
  return async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
    const name = request.headers.get('x-amz-target')?.split('.').at(-1) ?? 'none';
    const run = operations[name];
    try {
      if (run === undefined) throw new AwsFailure('UnknownOperationException', `The twin does not know ${name}.`);
      return json(200, (await run(await request.json())) ?? {}, cors);
    } catch (fault) {
      if (fault instanceof AwsFailure) return failure(fault);
      throw fault;
    }
  };
}
