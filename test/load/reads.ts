// Prints, never judges. `npm run reads`: what the table reads and writes for the actions of a day, by the size of the case.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts, startFunctions, startStack } from '@countwise/infra/local';
import { z } from 'zod';
import { meter } from './meter.ts';

const table = 'AWS_ENDPOINT_URL_DYNAMODB';
const made = z.looseObject({ Id: z.string() });
let behind = '';
const before = await meter(() => behind);
const dir = mkdtempSync(join(tmpdir(), 'countwise-reads-'));
const stack = await startStack({
  dir,
  functionsOf: (environment, log) => {
    behind = environment[table] ?? '';
    return startFunctions({ ...environment, [table]: before.address }, log);
  },
});
let token = '';
const call = async (method: string, path: string, body?: object): Promise<{ bytes: number; body: unknown }> => {
  const answer = await fetch(`${stack.origin}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return { bytes: Buffer.byteLength(text), body: z.unknown().parse(JSON.parse(text)) };
};
const say = (cells: readonly (string | number)[]): void => void process.stdout.write(`| ${cells.join(' | ')} |\n`);
const units = (number: number): string => number.toFixed(1);

/** Does one action and tells what it cost. */
async function tell(
  action: string,
  size: string | number,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  before.take();
  const begun = performance.now();
  const { bytes, body: answer } = await call(method, path, body);
  const took = Math.round(performance.now() - begun);
  const { requests, readUnits, writeUnits } = before.take();
  say([action, size, requests, units(readUnits), units(writeUnits), (bytes / 1000).toFixed(1), took]);
  return answer;
}

const gesture = (writes: readonly object[]) => ({ RequestId: randomUUID(), writes });
const add = (crime: string) => ({ kind: 'add', Own: randomUUID(), fields: { CrimeId: crime, Date: '2026-03-14' } });

/** A case of so many counts of one crime. */
async function caseOf(counts: number, crime: string): Promise<string> {
  const names = { DefendantFirstName: 'Read', DefendantLastName: `Units ${counts}` };
  const { Id } = made.parse((await call('POST', '/cases', names)).body);
  for (let from = 0; from < counts; from += 50) {
    const writes = Array.from({ length: Math.min(50, counts - from) }, () => add(crime));
    await call('POST', `/cases/${Id}/changes`, gesture(writes));
  }
  return Id;
}

try {
  const person = demoAccounts.find(({ email }) => email.startsWith('ada@'));
  const credentials = { username: person?.email, password: person?.password };
  token = z.looseObject({ token: z.string() }).parse((await call('POST', '/auth/login', credentials)).body).token;
  const found = await call('GET', '/crimes/search?statute=PC%20487(a)&bDate=2026-03-14');
  const crime = z.looseObject({ content: z.array(made) }).parse(found.body).content[0]?.Id ?? '';
  say(['action', 'counts', 'requests', 'read units', 'write units', 'answer kB', 'ms']);
  say(['---', '---', '---', '---', '---', '---', '---']);
  for (const counts of [1, 50, 499]) {
    const id = await caseOf(counts, crime);
    await tell('open the case', counts, 'GET', `/cases/${id}/charges/populated`);
    const charges = z.array(made).parse((await call('GET', `/charges/CaseId/${id}`)).body);
    const term = { kind: 'charge', id: charges[0]?.Id, fields: { SelectedTerm: 1 }, was: { SelectedTerm: 3 } };
    await tell('change a term', counts, 'POST', `/cases/${id}/changes`, gesture([term]));
    await tell('add a count', counts, 'POST', `/cases/${id}/changes`, gesture([add(crime)]));
    if (counts !== 50) continue;
    for (const scenarios of [1, 50]) {
      for (let nth = 0; nth < (scenarios === 1 ? 1 : 49); nth += 1)
        await call('POST', `/cases/${id}/scenarios`, {
          RequestId: randomUUID(),
          ScenarioName: `Offer ${scenarios} ${nth}`,
          changes: [],
        });
      await tell('list the scenarios', `50, ${scenarios} scenarios`, 'GET', `/cases/scenarios/${id}`);
    }
  }
  await tell('list the cases', '', 'GET', '/cases?limit=500');
  await tell('open the activity log', '', 'GET', '/org/audit');
} finally {
  await stack.stop();
  before.stop();
  rmSync(dir, { recursive: true, force: true });
}
