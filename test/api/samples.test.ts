import { type Call, makeSampleCase, sampleCases } from '@countwise/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { call, logIn } from './client.ts';

const words = z.record(z.string(), z.string());

test('each sample is made once, however often it is asked for, and comes to its answer', async () => {
  const { token } = await logIn('individual');
  const send = async <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
    { method, path, answer }: Call<P, Q, B, A>,
    { params, query, body }: { readonly params?: z.input<P>; readonly query?: z.input<Q>; readonly body?: z.input<B> },
  ): Promise<z.output<A>> => {
    const named = Object.entries(words.parse(params ?? {})).reduce<string>(
      (at, [name, id]) => at.replace(`{${name}}`, id),
      path,
    );
    const asked = new URLSearchParams(words.parse(query ?? {}));
    const { body: told } = await call(method, `${named}?${asked.toString()}`, { token, body });
    return answer.parse(told);
  };
  expect(sampleCases).toHaveLength(10);
  for (const sample of sampleCases) {
    const id = await makeSampleCase(send, sample);
    const { body } = await call('GET', `/cases/${id}/charges/populated`, { token });
    expect(body.charges).toHaveLength(sample.charges.length);
    // what has answered last is kept beside the case
    expect((await call('GET', `/cases/${id}`, { token })).body.LastAnswer?.total).toBe(sample.total);
  }
  const [first, second] = sampleCases;
  if (first === undefined || second === undefined) throw new Error('no samples');
  const again = await makeSampleCase(send, second);
  const { body } = await call('GET', `/cases/${again}/charges/populated`, { token });
  expect(body.charges).toHaveLength(second.charges.length);
  const { body: list } = await call('GET', '/cases', { token });
  const made = list.cases.filter(({ CaseNumber }: { CaseNumber: string }) => CaseNumber === second.number);
  expect(made).toHaveLength(1);
});
