import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiPrefix, type Call, login, makeSampleCase, sampleCases } from '@countwise/contract';
import { z } from 'zod';
import { demoAccounts } from './accounts.ts';

const words = z.record(z.string(), z.string()).default({});

/** Calls the API as the site does; an answer other than 200 is a fault of the demonstration. */
const sender =
  (origin: string, token = '') =>
  async <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
    { method, path, answer }: Call<P, Q, B, A>,
    { params, query, body }: { readonly params?: z.input<P>; readonly query?: z.input<Q>; readonly body?: z.input<B> },
  ): Promise<z.output<A>> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const named = Object.entries(words.parse(params)).reduce<string>(
      (at, [name, value]) => at.replace(`{${name}}`, value),
      path,
    );
    const address = `${origin}${apiPrefix}${named}?${new URLSearchParams(words.parse(query)).toString()}`;
    const reply = await fetch(address, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`The sample case: ${method} ${path} answered ${reply.status} ${text}`);
    return answer.parse(JSON.parse(text));
  };

/** Makes the sample case of the demonstration's first account through the API, once: who deletes it is rid of it. */
export async function makeCase(dir: string, origin: string): Promise<void> {
  const made = join(dir, 'demo', 'case-made');
  const [account] = demoAccounts;
  if (existsSync(made) || !account) return;
  const body = { username: account.email, password: account.password };
  const { token } = await sender(origin)(login, { body });
  const [sample] = sampleCases;
  if (sample !== undefined) await makeSampleCase(sender(origin, token), sample);
  mkdirSync(join(dir, 'demo'), { recursive: true });
  writeFileSync(made, '');
}
