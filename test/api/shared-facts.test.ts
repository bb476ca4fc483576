import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { call, logIn, newCase } from './client.ts';

let token: string;
beforeAll(async () => {
  ({ token } = await logIn('individual'));
});

const change = (caseId: string, writes: readonly object[], RequestId: string = randomUUID()) =>
  call('POST', `/cases/${caseId}/changes`, { token, body: { RequestId, writes } });
const held = (dateIn: string) => ({
  kind: 'attributes',
  fields: { crData: [{ dateIn, dateOut: '2026-04-14', creditRatio: 'auto' }] },
});
const scenarioOf = async (caseId: string, ScenarioName: string): Promise<string> => {
  const body = { RequestId: randomUUID(), ScenarioName, changes: [] };
  return (await call('POST', `/cases/${caseId}/scenarios`, { token, body })).body.Id;
};
const recordOf = async (caseId: string) => (await call('GET', `/cases/${caseId}`, { token })).body;
const custodyOf = async (caseId: string) =>
  JSON.parse((await recordOf(caseId)).caseAttributes).crData?.map(({ dateIn }: { dateIn: string }) => dateIn) ?? [];

test('custody entered in one scenario is the custody of all, whichever it is entered in', async () => {
  const { Id } = await newCase(token);
  const [offer, plea] = [await scenarioOf(Id, 'Offer'), await scenarioOf(Id, 'Plea')];
  expect((await change(Id, [held('2026-01-05')])).status).toBe(200);
  expect([await custodyOf(offer), await custodyOf(plea)]).toEqual([['2026-01-05'], ['2026-01-05']]);
  const { status, body } = await change(offer, [held('2026-02-01')]);
  expect(status).toBe(200);
  expect(body.case.Id).toBe(offer);
  expect([await custodyOf(Id), await custodyOf(plea)]).toEqual([['2026-02-01'], ['2026-02-01']]);
});

test('birth date and prior prison terms are shared, prior strikes and the split are not', async () => {
  const { Id } = await newCase(token);
  const offer = await scenarioOf(Id, 'Offer');
  const fields = { DefendantBirthdate: '1990-05-01', ViolentPriors: 1, NumberOfStrikes: 1 };
  await change(Id, [
    { kind: 'case', fields },
    { kind: 'attributes', fields: { custodyPart: 360 } },
  ]);
  const record = await recordOf(offer);
  expect(record).toMatchObject({ DefendantBirthdate: '1990-05-01', ViolentPriors: 1, NumberOfStrikes: 0 });
  expect(JSON.parse(record.caseAttributes).custodyPart).toBeUndefined();
});

test('a form that changes the birth date changes it in each scenario, and a stale one in none', async () => {
  const { Id, Version } = await newCase(token);
  const offer = await scenarioOf(Id, 'Offer');
  const put = (DefendantBirthdate: string) =>
    call('PUT', `/cases/${Id}`, { token, body: { Id, Version, DefendantBirthdate } });
  expect((await put('1990-05-01')).status).toBe(200);
  expect((await recordOf(offer)).DefendantBirthdate).toBe('1990-05-01');
  expect((await put('1991-06-02')).status).toBe(409);
  expect((await recordOf(offer)).DefendantBirthdate).toBe('1990-05-01');
});

test('what is changed is taken back in all of them, and a repeated request is done once', async () => {
  const { Id } = await newCase(token);
  const offer = await scenarioOf(Id, 'Offer');
  const RequestId = randomUUID();
  await change(Id, [held('2026-01-05')], RequestId);
  await change(offer, [held('2026-02-01')]);
  await change(Id, [held('2026-01-05')], RequestId);
  expect([await custodyOf(Id), await custodyOf(offer)]).toEqual([['2026-02-01'], ['2026-02-01']]);
  await change(Id, [{ kind: 'attributes', fields: { crData: [] } }]);
  expect([await custodyOf(Id), await custodyOf(offer)]).toEqual([[], []]);
});

test('two who set it in two scenarios at once leave one custody in both', async () => {
  const { Id } = await newCase(token);
  const offer = await scenarioOf(Id, 'Offer');
  const answers = await Promise.all([change(Id, [held('2026-01-05')]), change(offer, [held('2026-02-01')])]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await custodyOf(Id)).toEqual(await custodyOf(offer));
});
