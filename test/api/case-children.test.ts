import { beforeAll, expect, test } from 'vitest';
import { call, crimeId, logIn, newCase } from './client.ts';

let token: string;
let caseId: string;
beforeAll(async () => {
  ({ token } = await logIn('individual'));
  ({ Id: caseId } = await newCase(token));
});
const get = (path: string) => call('GET', path, { token });
const post = (path: string, body: object) => call('POST', path, { token, body });
const remove = (path: string) => call('DELETE', path, { token });
const first = async (path: string): Promise<string> => (await get(path)).body[0].Id;

test('a circumstance is ticked once, and unticked', async () => {
  const body = { CaseId: caseId, CircumstancesId: await first('/circumstances') };
  const { body: ticked } = await post('/caseCircumstances', body);
  expect((await post('/caseCircumstances', body)).body).toEqual(ticked);
  expect((await get(`/caseCircumstances/byCase/${caseId}`)).body).toEqual([ticked]);
  expect((await remove(`/caseCircumstances/${encodeURIComponent(ticked.Id)}`)).status).toBe(200);
  expect((await remove(`/caseCircumstances/${encodeURIComponent(ticked.Id)}`)).status).toBe(200);
  expect((await post('/caseCircumstances', { ...body, CircumstancesId: 'none' })).status).toBe(400);
});

test('a ticked circumstance says how it was established, and an older change comes too late', async () => {
  const { body: ticked } = await post('/caseCircumstances', {
    CaseId: caseId,
    CircumstancesId: await first('/circumstances'),
  });
  expect(ticked.Proof).toBe('none');
  const path = `/caseCircumstances/${encodeURIComponent(ticked.Id)}`;
  const change = (body: object) => call('PUT', path, { token, body });
  expect((await change({ Proof: 'found', Version: 1 })).body).toMatchObject({ Proof: 'found', Version: 2 });
  expect((await get(`/cases/${caseId}/charges/populated`)).body.circumstances).toMatchObject([{ Proof: 'found' }]);
  expect(await change({ Proof: 'none', Version: 1 })).toMatchObject({
    status: 409,
    body: { current: { Proof: 'found', Version: 2 } },
  });
  expect((await change({ Proof: 'sworn' })).status).toBe(400);
  await remove(path);
});

test('probation factors are ticked, and all unticked at once', async () => {
  const { body: factors } = await get('/probationFactors');
  for (const { Id } of factors.slice(0, 3))
    await post('/caseProbationFactors', { CaseId: caseId, ProbationFactorId: Id });
  expect((await get(`/caseProbationFactors/byCase/${caseId}`)).body).toHaveLength(3);
  await remove(`/caseProbationFactors/byCase/${caseId}`);
  expect((await get(`/caseProbationFactors/byCase/${caseId}`)).body).toEqual([]);
});

test('a limitation is marked true, then pleaded, and counts in the verdict', async () => {
  const { body: limitations } = await get('/probationLimitations');
  const barring = limitations.find(({ Eligibility }: { Eligibility: number }) => Eligibility === 1);
  const body = { CaseId: caseId, ProbationLimitationId: barring.Id };
  const { body: marked } = await post('/caseProbationLimitationStatus', body);
  expect(marked).toMatchObject({ IsTrue: true, IsPled: false, Version: 1 });
  expect((await post('/caseProbationLimitations', body)).body).toEqual(marked);
  const path = `/caseProbationLimitationStatus/${encodeURIComponent(marked.Id)}`;
  const change = { IsPled: 1, Version: 1 };
  expect((await call('PUT', path, { token, body: change })).body).toMatchObject({ IsPled: true, Version: 2 });
  expect((await call('PUT', path, { token, body: change })).body).toMatchObject({ IsPled: true, Version: 2 });
  expect((await call('PUT', path, { token, body: { IsPled: 0, Version: 1 } })).status).toBe(409);

  const CrimeId = await crimeId(token, 'PC 459/460(b)');
  await post('/charges', { CaseId: caseId, CrimeId, Date: '2026-03-14' });
  const verdict = async () => (await get(`/cases/${caseId}/charges/populated`)).body.sentence.probation.verdict;
  expect(await verdict()).toBe('Ineligible');
  expect((await remove(path)).status).toBe(200);
  expect(await verdict()).not.toBe('Ineligible');
});

test('the instructions of a case come by number, with their subsections', async () => {
  const { body: instructions } = await get(`/juryInstructions/byCase/${caseId}`);
  expect(instructions[0]).toMatchObject({ include: true, InstructionNumber: expect.stringMatching(/^\d+/) });
  const instructionIds = [instructions[0].Id, 'none'];
  const { body: subsections } = await post('/juryInstructions/subsections/many', { instructionIds });
  const { InstructionTitle, subsections: own } = instructions[0];
  expect(subsections).toEqual(own.map((section: object) => ({ ...section, InstructionTitle })));
});

// what hangs on a count falls with it; a count stayed under section 654 is a conviction
test.for([
  [0, true],
  [3, true],
  [2, false],
  [1, false],
] as const)('a count of status %i asks for the instruction of its firearm: %s', async ([ChargeStatus, isAsked]) => {
  const { Id: CaseId } = await newCase(token);
  const charge = async (statute: string, more: object) =>
    (await post('/charges', { CaseId, CrimeId: await crimeId(token, statute), Date: '2026-03-14', ...more })).body.Id;
  const parentCharge = await charge('PC 211/212.5(c)', { ChargeStatus });
  await charge('PC 12022.53(b)', { parentCharge, CountNumber: 1 });
  const { body } = await get(`/juryInstructions/byCase/${CaseId}`);
  const numbers = body.map(({ InstructionNumber }: { InstructionNumber: string }) => InstructionNumber);
  expect(numbers.includes('3146')).toBe(isAsked);
});

test('the closed list answers victims and charges of an own case only', async () => {
  const ask = (table: string) => post('/dbtable/fetchAll', { field: '*', table, condition: { CaseId: caseId } });
  expect((await ask('victims')).body).toEqual([]);
  expect((await ask('users')).status).toBe(400);
  expect((await remove(`/victims/${caseId}.none`)).status).toBe(200);
});
