import { engineVersion } from '@countwise/engine';
import { beforeAll, expect, test } from 'vitest';
import { call, crimeId, logIn, newCase } from './client.ts';
import { setOfCase } from './database.ts';

let token: string;
let burglary: string;
let robbery: string;
beforeAll(async () => {
  ({ token } = await logIn('individual'));
  [burglary, robbery] = await Promise.all([crimeId(token, 'PC 459/460(b)'), crimeId(token, 'PC 211/212.5(c)')]);
});

const get = async (id: string) => (await call('GET', `/cases/${id}`, { token })).body;
const read = async (id: string) => (await call('GET', `/cases/${id}/charges/populated`, { token })).body;
const older = { engine: '2026.11', total: '5y 8m', determinateDays: 2040 };

/** Burglary middle and robbery upper, marked concurrent: 5y, by 2026.11 it was 5y 8m. */
async function concurrentCase(): Promise<{ readonly Id: string; readonly robbery: string }> {
  const { Id } = await newCase(token);
  const first = { CaseId: Id, Date: '2026-03-14' };
  await call('POST', '/charges', { token, body: { ...first, CrimeId: burglary, SelectedTerm: 2 } });
  const { body } = await call('POST', '/charges', { token, body: { ...first, CrimeId: robbery, Concurrency: 1 } });
  return { Id, robbery: body.Id };
}

/** The same case as the engine before this one left it. */
async function olderCase(): Promise<{ readonly Id: string; readonly robbery: string }> {
  const made = await concurrentCase();
  const { LastAnswer } = await get(made.Id);
  await setOfCase(made.Id, { LastAnswer: { ...LastAnswer, ...older } });
  return made;
}

test('a case keeps what it came to until it is changed and asked for again, and no version moves on for it', async () => {
  const { Id, robbery: charge } = await concurrentCase();
  expect(await get(Id)).toMatchObject({
    Version: 1,
    LastAnswer: { engine: engineVersion, total: '5y', determinateDays: 1800, special: null },
    Correction: null,
  });
  await call('PUT', `/charges/${charge}`, { token, body: { SelectedTerm: 1 } });
  expect(await get(Id)).toMatchObject({ LastAnswer: { total: '5y', facts: '' }, Correction: null });
  await read(Id);
  expect(await get(Id)).toMatchObject({ LastAnswer: { total: '2y' }, Correction: null });
  await call('PUT', `/cases/${Id}`, { token, body: { NumberOfStrikes: 1, Version: 1 } });
  await call('PUT', `/charges/${charge}`, { token, body: { NumberOfStrikes: '1', SelectedTerm: 3 } });
  await read(Id);
  expect(await get(Id)).toMatchObject({ Version: 2, LastAnswer: { total: '10y' } });
  const { LastAnswer } = await get(Id);
  expect(await read(Id)).toMatchObject({ correction: null });
  expect((await get(Id)).LastAnswer).toEqual(LastAnswer);
});

test('nobody’s number changes in silence: a correction is told until it is understood, and no longer', async () => {
  const { Id } = await olderCase();
  const { Version } = await get(Id);
  const { correction } = await read(Id);
  expect(correction).toMatchObject({
    was: older,
    now: { total: '5y', engine: engineVersion },
    cause: 'engine',
    corrections: ['concurrent-counts-whole'],
  });
  expect((await read(Id)).correction).toEqual(correction);
  const understood = (seen: object) => call('POST', `/corrections/understood/${Id}`, { token, body: seen });
  expect(await understood({ ...correction.now, engine: '2026.12' })).toMatchObject({
    status: 409,
    body: { current: { Correction: correction } },
  });
  expect(await understood(correction.now)).toMatchObject({
    status: 200,
    body: { Version, LastAnswer: { total: '5y' }, Correction: null },
  });
  expect(await understood(correction.now)).toMatchObject({ status: 200, body: { Correction: null } });
  expect((await read(Id)).correction).toBeNull();
});

test('a case from before answers were kept is told of nothing, then has one', async () => {
  const { Id } = await concurrentCase();
  await setOfCase(Id, { LastAnswer: null });
  expect((await read(Id)).correction).toBeNull();
  expect((await get(Id)).LastAnswer).toMatchObject({ total: '5y', engine: engineVersion });
});

test('the owner’s own change is no correction, nor does it hide one', async () => {
  const { Id, robbery: charge } = await olderCase();
  await call('PUT', `/charges/${charge}`, { token, body: { Concurrency: 0 } });
  expect(await read(Id)).toMatchObject({ correction: { was: older, now: { total: '5y' } } });
  expect((await get(Id)).LastAnswer.total).toBe('5y 8m');
});

test('what only the catalogue or the day makes otherwise says so', async () => {
  const { Id } = await concurrentCase();
  const { LastAnswer } = await get(Id);
  const was = { ...LastAnswer, total: '5y 8m', determinateDays: 2040 };
  await setOfCase(Id, { LastAnswer: { ...was, catalogue: '2026-01-01.older' } });
  expect((await read(Id)).correction).toMatchObject({ cause: 'catalogue', corrections: [] });
});

test('the list tells which answers are of other rules, and a check counts them again', async () => {
  const [changed, same] = [await olderCase(), await concurrentCase()];
  const { LastAnswer } = await get(same.Id);
  await setOfCase(same.Id, { LastAnswer: { ...LastAnswer, engine: older.engine } });
  const { body } = await call('GET', '/cases', { token });
  expect(body.rules).toEqual({ engine: engineVersion, catalogue: LastAnswer.catalogue });
  const check = (CaseIds: readonly string[]) => call('POST', '/corrections/check', { token, body: { CaseIds } });
  expect((await check([changed.Id, same.Id])).body.cases).toMatchObject([
    { Id: changed.Id, Correction: { was: older, now: { total: '5y' } } },
    { Id: same.Id, Correction: null, LastAnswer: { engine: engineVersion } },
  ]);
  expect((await check(Array.from({ length: 11 }, () => changed.Id))).status).toBe(400);
  expect((await check([])).status).toBe(400);
});

test('an answer and a correction are never taken from a request', async () => {
  const { Id } = await olderCase();
  await read(Id);
  const { Correction, LastAnswer } = await get(Id);
  await call('PUT', `/cases/${Id}`, { token, body: { Correction: null, LastAnswer: null, CaseNumber: 'mine' } });
  expect(await get(Id)).toMatchObject({ Correction, LastAnswer });
  const scenario = await newCase(token, { ParentCaseId: Id, ScenarioName: 'Offer', LastAnswer });
  expect(await get(scenario.Id)).toMatchObject({ LastAnswer: null, Correction: null });
  await call('POST', `/cases/duplicateChildren/${Id}`, { token, body: { scenarioCaseId: scenario.Id } });
  expect(await get(scenario.Id)).toMatchObject({ LastAnswer: { total: '5y' }, Correction: null });
});

test('twenty changes at once leave the answer of the case as it stands', async () => {
  const { Id } = await newCase(token);
  const body = { CaseId: Id, CrimeId: burglary, Date: '2026-03-14', SelectedTerm: 2 };
  await Promise.all(Array.from({ length: 20 }, () => call('POST', '/charges', { token, body })));
  const { sentence } = await read(Id);
  expect((await get(Id)).LastAnswer.determinateDays).toBe(sentence.summary.totalDeterminate);
  expect((await get(Id)).Correction).toBeNull();
});

test('a case that was deleted keeps its answer, and has the correction when it comes back', async () => {
  const { Id } = await olderCase();
  await call('DELETE', `/cases/${Id}`, { token });
  const seen = { engine: older.engine, catalogue: '', lawDay: '2026-11-20', facts: '' };
  expect((await call('POST', `/corrections/understood/${Id}`, { token, body: seen })).status).toBe(404);
  expect((await call('POST', `/cases/restore/${Id}`, { token })).status).toBe(200);
  expect((await get(Id)).Correction).toMatchObject({ was: older });
});
