import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiPrefix, type Call, createCase, createCharge, listCases, login, searchCrimes } from '@countwise/contract';
import type { z } from 'zod';
import { demoAccounts } from './accounts.ts';
import { offenseDate, type SampleCharge, sampleCase, sampleCharges } from './sample-case.ts';

type Send = <Answer extends z.ZodType>(
  call: Call<z.ZodType, z.ZodType, z.ZodType, Answer>,
  sent?: { readonly query?: Record<string, string>; readonly body?: object },
) => Promise<z.infer<Answer>>;

/** Calls the API as the site does; an answer other than 200 is a fault of the demonstration. */
const sender =
  (origin: string, token = ''): Send =>
  async ({ method, path, answer }, { query = {}, body } = {}) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const address = `${origin}${apiPrefix}${path}?${new URLSearchParams(query).toString()}`;
    const reply = await fetch(address, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`The sample case: ${method} ${path} answered ${reply.status} ${text}`);
    return answer.parse(JSON.parse(text));
  };

async function crimeId(send: Send, { code, section }: SampleCharge): Promise<string> {
  const { content } = await send(searchCrimes, { query: { statute: `${code} ${section}`, bDate: offenseDate } });
  const hit = content.find((row) => row.codeDefinitionCode === code && row.statuteDefinitionSection === section);
  if (!hit) throw new Error(`The sample case: the catalogue has no ${code} ${section}.`);
  return hit.Id;
}

async function fill(send: Send): Promise<void> {
  const { cases } = await send(listCases);
  const begun = cases.find(({ CaseNumber }) => CaseNumber === sampleCase.CaseNumber);
  const { Id: CaseId } = begun ?? (await send(createCase, { body: sampleCase }));
  const added: string[] = [];
  for (const charge of sampleCharges) {
    const CrimeId = await crimeId(send, charge);
    const parentCharge = charge.on === undefined ? null : (added[charge.on] ?? null);
    const body = { CaseId, CrimeId, Date: offenseDate, RequestId: charge.requestId, parentCharge, ...charge.set };
    added.push((await send(createCharge, { body })).Id);
  }
}

/** Makes the sample case of the demonstration's first account through the API, once: who deletes it is rid of it. */
export async function makeCase(dir: string, origin: string): Promise<void> {
  const made = join(dir, 'demo', 'case-made');
  const [account] = demoAccounts;
  if (existsSync(made) || !account) return;
  const body = { username: account.email, password: account.password };
  const { token } = await sender(origin)(login, { body });
  await fill(sender(origin, token));
  mkdirSync(join(dir, 'demo'), { recursive: true });
  writeFileSync(made, '');
}
