import type { CaseCircumstance } from '@countwise/contract';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { chargesQuery } from '../shared/case/charges-query.ts';
import { caseCache } from './case-cache.ts';
import { applyMark, inverseOfMark, sendMark } from './mark-writes.ts';

const row = (Proof: CaseCircumstance['Proof'], Version: number): CaseCircumstance => ({
  Id: 'case.c',
  CaseId: 'case',
  CircumstancesId: 'c',
  Proof,
  Version,
});
const mark = (Proof: CaseCircumstance['Proof'] | null) =>
  ({ kind: 'circumstance', thing: 'c', fields: Proof && { Proof } }) as const;

/** A case as it is known here, and a server with a record or none, which answers as the real one does. */
function open(known: CaseCircumstance | null, stored: CaseCircumstance | null) {
  const client = new QueryClient();
  client.setQueryData(chargesQuery('case').queryKey, {
    charges: [],
    crimes: [],
    limitations: [],
    factors: [],
    circumstances: known === null ? [] : [known],
    sentence: null,
  });
  const server = { row: stored, calls: [] as string[] };
  vi.stubGlobal('fetch', async (_: string, { method, body }: { method: string; body?: string }) => {
    server.calls.push(method);
    const said = body === undefined ? {} : JSON.parse(body);
    if (method === 'POST') server.row ??= row(said.Proof, 1);
    else if (server.row === null) return Response.json({ message: 'No.', requestId: 'r' }, { status: 404 });
    else if (method === 'DELETE') server.row = null;
    else if (said.Version !== server.row.Version) return Response.json({ message: 'No.' }, { status: 409 });
    else server.row = row(said.Proof, server.row.Version + 1);
    return Response.json(server.row ?? { success: true });
  });
  const cache = caseCache(client, 'case');
  return { cache, server, here: () => cache.populated()?.circumstances };
}

afterEach(() => vi.unstubAllGlobals());

test.for([
  ['a tick', null, null, mark('none'), ['POST']],
  ['a tick that another screen made meanwhile', null, row('none', 1), mark('none'), ['POST']],
  ['a tick that another screen made otherwise', null, row('none', 1), mark('found'), ['POST', 'PUT']],
  ['a proof', row('none', 4), row('none', 4), mark('found'), ['PUT']],
  ['an untick', row('found', 4), row('found', 4), mark(null), ['DELETE']],
  ['an untick of what is gone already', row('found', 4), null, mark(null), ['DELETE']],
] as const)(
  '%s shows at once, stands at the server, and its inverse puts back what was there',
  async ([_, known, stored, write, asked]) => {
    const { cache, server, here } = open(known, stored);
    const inverse = inverseOfMark(write, cache);
    expect(inverse.fields).toEqual(known && { Proof: known.Proof });
    applyMark(write, cache);
    expect(here()).toMatchObject(write.fields === null ? [] : [write.fields]);
    await sendMark(write, cache);
    expect(server.calls).toEqual(asked);
    expect(here()).toEqual(server.row === null ? [] : [server.row]);
  },
);

test('ticks and unticks that wait for the device to be online are sent as they were made', async () => {
  const { cache, server, here } = open(row('found', 7), row('found', 7));
  const writes = [mark(null), mark('none'), mark('stipulated'), mark(null), mark('found')];
  for (const write of writes) applyMark(write, cache);
  for (const write of writes) await sendMark(write, cache);
  expect(server.calls).toEqual(['DELETE', 'POST', 'PUT', 'DELETE', 'POST']);
  expect([server.row, here()]).toEqual([row('found', 1), [row('found', 1)]]);
});
