import { beforeAll, expect, test } from 'vitest';
import { type Answered, call, crimeId, logIn, newCase } from './client.ts';

let token: string;
let theft: string;
let dissuasion: string;
beforeAll(async () => {
  ({ token } = await logIn('individual'));
  [theft, dissuasion] = [await crimeId(token, 'PC 487(a)'), await crimeId(token, 'PC 136.1(b)(1)')];
});

const add = async (CaseId: string, CrimeId: string, fields: object = {}) =>
  (await call('POST', '/charges', { token, body: { CaseId, CrimeId, Date: '2026-03-14', ...fields } })).body;
const change = (id: string, body: object): Promise<Answered> => call('PUT', `/charges/${id}`, { token, body });
const computed = async (id: string) => {
  const { status, body } = await call('GET', `/cases/${id}/charges/populated`, { token });
  expect(status).toBe(200);
  return body;
};
const total = async (id: string): Promise<number> => (await computed(id)).sentence.summary.totalDeterminate;
const years = (count: number) => count * 360;

test('a dissuasion that names its count is added in full; without that count it counts as if it named none', async () => {
  const { Id } = await newCase(token);
  const [first, second] = [await add(Id, theft), await add(Id, theft)];
  const witness = await add(Id, dissuasion, { SelectedTerm: 2 });
  const before = await total(Id);
  expect((await change(witness.Id, { WitnessOf: first.Id })).body).toMatchObject({ WitnessOf: first.Id, Version: 2 });
  const named = await total(Id);
  expect(named).toBeGreaterThan(before);

  expect((await call('DELETE', `/charges/${first.Id}`, { token })).status).toBe(200);
  const { charges } = await computed(Id);
  expect(charges).toContainEqual(expect.objectContaining({ Id: witness.Id, WitnessOf: first.Id }));
  const alone = await total(Id);
  await change(witness.Id, { WitnessOf: null });
  expect(await total(Id)).toBe(alone);

  // taken back, the count stands under the id by which it is named
  await change(witness.Id, { WitnessOf: first.Id });
  const again = await add(Id, theft, { RequestId: first.Id.slice(first.Id.indexOf('.') + 1), CountNumber: 1 });
  expect(again).toEqual(first);
  expect(await total(Id)).toBe(named);
  expect(second.Id).not.toBe(first.Id);
});

test('a scenario names its own charges, and is computed as its case', async () => {
  const { Id } = await newCase(token);
  const first = await add(Id, theft, { OperativeFacts: 'F1' });
  await add(Id, dissuasion, { WitnessOf: first.Id, OperativeFacts: 'F1', EarlierJudgment: 2 });
  const scenario = await newCase(token, { ParentCaseId: Id, ScenarioName: 'Offer' });
  await call('POST', `/cases/duplicateChildren/${Id}`, { token, body: { scenarioCaseId: scenario.Id } });
  const { charges } = await computed(scenario.Id);
  expect(charges).toMatchObject([
    { OperativeFacts: 'F1', WitnessOf: null, EarlierJudgment: 0 },
    { OperativeFacts: 'F1', WitnessOf: charges[0].Id, EarlierJudgment: 2 },
  ]);
  expect(charges[0].Id.startsWith(scenario.Id)).toBe(true);
  expect(await total(scenario.Id)).toBe(await total(Id));
});

test('a felony on bail runs after the primary offense that its enhancement names', async () => {
  const { Id } = await newCase(token);
  const robbery = await add(Id, await crimeId(token, 'PC 211/212.5(c)'), { SelectedTerm: 2 });
  const taking = await add(Id, await crimeId(token, 'VC 10851(a)'), { SelectedTerm: 2, Concurrency: 1 });
  const bail = await add(Id, await crimeId(token, 'PC 12022.1(b)'));
  expect(bail).toMatchObject({ CountNumber: 0, parentCharge: null, PrimaryCharge: null });
  // three years of robbery and two of the enhancement; the taking runs beside them
  expect(await total(Id)).toBe(years(5));
  expect((await change(bail.Id, { PrimaryCharge: robbery.Id })).status).toBe(200);
  expect((await change(bail.Id, { parentCharge: taking.Id })).status).toBe(200);
  // now a third of its two years follows
  expect(await total(Id)).toBe(years(5) + years(2) / 3);

  const { body } = await call('DELETE', `/charges/${taking.Id}`, { token });
  expect(body.deleted).toEqual([bail.Id, taking.Id]);
});

test.for([
  [{ OperativeFacts: 'x'.repeat(41) }, 'OperativeFacts'],
  [{ EarlierJudgment: 3 }, 'EarlierJudgment'],
  [{ WitnessOf: '' }, 'WitnessOf'],
] as const)('%j is refused', async ([fields, path]) => {
  const { Id } = await newCase(token);
  expect(await change((await add(Id, theft)).Id, fields)).toMatchObject({ status: 400, body: { faults: [{ path }] } });
});
