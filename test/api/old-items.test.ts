import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { call, logIn } from './client.ts';
import { putItem } from './database.ts';

const folder = new URL('../../functions/src/store/old-items/', import.meta.url);
const item = z.looseObject({ Id: z.string(), CaseId: z.string().optional(), OwnerId: z.string().optional() });
const old = (name: string) => readFileSync(new URL(`${name}.json`, folder), 'utf8');
const { Id: oldId, OwnerId: oldOwner = '' } = item.parse(JSON.parse(old('case')));

let token: string;
let caseId: string;
const get = async (path: string) => {
  const { status, body } = await call('GET', path, { token });
  expect(status).toBe(200);
  return body;
};

/** An old case with what hangs on it, as one of the session's user. */
beforeAll(async () => {
  ({ token } = await logIn('individual'));
  const owner: unknown = (await get('/cases/export')).user.id;
  caseId = randomUUID();
  for (const name of ['case', 'charge', 'attached-charge', 'limitation', 'factor', 'circumstance', 'victim'])
    await putItem(item.parse(JSON.parse(old(name).replaceAll(oldId, caseId).replaceAll(oldOwner, String(owner)))));
});

test('a case of an older version is listed, opened, computed and taken away', async () => {
  const { cases } = await get('/cases');
  expect(cases).toContainEqual(expect.objectContaining({ Id: caseId, CaseNumber: '26-PINNED' }));
  const { charges, limitations, factors, circumstances, sentence } = await get(`/cases/${caseId}/charges/populated`);
  expect([charges, limitations, factors, circumstances].map(({ length }) => length)).toEqual([2, 1, 1, 1]);
  expect(sentence.charges).toHaveLength(1);
  const exported = await get('/cases/export');
  expect(exported.cases).toContainEqual(expect.objectContaining({ case: expect.objectContaining({ Id: caseId }) }));
});

const changes = {
  cases: { CaseStatus: 2, NumberOfStrikes: 1, IsGang: false, DefendantMiddleName: '', ComplaintDate: null },
  charges: { SelectedTerm: 3, Concurrency: 0, VictimId: null, Findings: [], RunSTIRCalculation: true, CountNumber: 2 },
} as const;
const each = Object.entries(changes).flatMap(([kind, fields]) =>
  Object.entries(fields).map(([field, value]) => ({ kind, field, value })),
);

test.for(each)('$kind: a PUT of $field leaves every other field as it was', async ({ kind, field, value }) => {
  const standing = async () => {
    const row =
      kind === 'cases' ? await get(`/cases/${caseId}`) : (await get(`/charges/CaseId/${caseId}`)).find(isCrime);
    // what the product says of the change by itself: when it was, and what the case comes to
    const { UpdatedAt: _, LastAnswer: __, ...said } = row;
    return said;
  };
  const { Version, ...before } = await standing();
  const path = `/${kind}/${encodeURIComponent(before.Id)}`;
  expect((await call('PUT', path, { token, body: { [field]: value } })).status).toBe(200);
  expect(await standing()).toEqual({ ...before, [field]: value, Version: Version + 1 });
});
const isCrime = ({ parentCharge }: { readonly parentCharge: string | null }) => parentCharge === null;
