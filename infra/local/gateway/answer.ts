import { z } from 'zod';
import { json } from '../shared/http.ts';

const answerLimit = 6 * 1024 * 1024;

const structured = z.object({
  statusCode: z.number().int(),
  headers: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
  cookies: z.array(z.string()).default([]),
  body: z.string().default(''),
  isBase64Encoded: z.boolean().default(false),
});

const bodiless = new Set([204, 304]);

/** What a function returned as an HTTP answer. Over 6 MB, Lambda's limit, answers 502; a bare value is a JSON body. */
export function answerOf(result: unknown, requestId: string): Response {
  if (Buffer.byteLength(JSON.stringify(result ?? null)) > answerLimit) {
    return json(502, { message: 'Internal Server Error' });
  }
  const read = structured.safeParse(result);
  if (!read.success) return json(200, result ?? null, { 'apigw-requestid': requestId });
  const { statusCode: status, headers, cookies, body, isBase64Encoded } = read.data;
  const sent = new Headers({ 'content-type': 'application/json', 'apigw-requestid': requestId });
  for (const [name, value] of Object.entries(headers)) sent.set(name, String(value));
  for (const cookie of cookies) sent.append('set-cookie', cookie);
  const bytes = isBase64Encoded ? Buffer.from(body, 'base64') : body;
  return new Response(bodiless.has(status) ? null : bytes, { status, headers: sent });
}
