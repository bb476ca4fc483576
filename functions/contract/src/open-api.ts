import { z } from 'zod';
import type { Call, Caller, ErrorStatus } from './base/call.ts';
import { examples } from './examples.ts';
import { apiPrefix } from './routes.ts';
import { problem } from './schemas/problem.ts';

type Json = Readonly<Record<string, unknown>>;

/** What any call may answer besides its own errors, by who may make it. */
const sharedErrors: Readonly<Record<Caller, readonly ErrorStatus[]>> = {
  anyone: [400, 429, 500],
  unproved: [400, 401, 403, 429, 500, 503],
  'signed-in': [400, 401, 402, 403, 429, 500, 503],
  subscribed: [400, 401, 402, 403, 429, 500, 503],
  administrator: [400, 401, 402, 403, 429, 500, 503],
  webhook: [400, 429, 500],
};

/** The OpenAPI 3.1 description of the API. It is drawn from the contract, so it cannot tell another story than the code. */
export function openApi(calls: readonly Call[]) {
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of calls) {
    paths[`${apiPrefix}${call.path}`] = {
      ...paths[`${apiPrefix}${call.path}`],
      [call.method.toLowerCase()]: operation(call),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Countwise', version: '1' },
    // the site's own address: each stage has its own
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Problem: jsonSchema(problem, 'output') },
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function operation(call: Call): Json {
  const body = properties(call.body);
  return {
    operationId: call.id,
    tags: [call.resource],
    summary: call.summary,
    security: call.caller === 'anyone' || call.caller === 'webhook' ? [] : [{ token: [] }],
    parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query')],
    ...(Object.keys(body).length > 0 && {
      requestBody: { required: true, content: jsonContent(jsonSchema(call.body, 'input'), examples[call.id]) },
    }),
    responses: responses(call),
  };
}

function responses({ answer, caller, errors, raw }: Call): Json {
  const refusals = [...new Set([...sharedErrors[caller], ...errors])].toSorted((a, b) => a - b);
  const refusal = { description: 'A problem', content: jsonContent({ $ref: '#/components/schemas/Problem' }) };
  return {
    ...(raw
      ? { 200: { description: 'The file' }, 302: { description: 'Where the file is' } }
      : { 200: { description: 'The answer', content: jsonContent(jsonSchema(answer, 'output')) } }),
    ...Object.fromEntries(refusals.map((status) => [status, refusal])),
  };
}

function parameters(schema: z.ZodType, place: 'path' | 'query'): readonly Json[] {
  const required = requiredOf(schema);
  return Object.entries(properties(schema)).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
  }));
}

const objectSchema = z.object({
  properties: z.record(z.string(), z.unknown()).default({}),
  required: z.array(z.string()).default([]),
});
const properties = (schema: z.ZodType): Json => objectSchema.parse(jsonSchema(schema, 'input')).properties;
const requiredOf = (schema: z.ZodType): readonly string[] => objectSchema.parse(jsonSchema(schema, 'input')).required;
const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Json =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' });
const jsonContent = (schema: Json, example?: object): Json => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});
