import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, crimeId, logIn, newCase } from './client.ts';
import { putItem, setOfCase, storedOf } from './database.ts';

let token: string;
let robbery: string;
let weapon: string;
beforeAll(async () => {
  ({ token } = await logIn('individual'));
  robbery = await crimeId(token, 'PC 211/212.5(c)');
  weapon = await crimeId(token, 'PC 12022(b)(1)');
});

const post = (path: string, body: object) => call('POST', path, { token, body });
const change = (caseId: string, writes: readonly object[], RequestId: string = randomUUID()) =>
  post(`/cases/${caseId}/changes`, { RequestId, writes });
const charges = async (caseId: string) => (await call('GET', `/charges/CaseId/${caseId}`, { token })).body;
const add = (fields: object = {}, Own: string = randomUUID()) => ({
  kind: 'add',
  Own,
  fields: { CrimeId: robbery, Date: '2026-03-14', ...fields },
});
/** A case with so many counts. */
async function caseOf(count: number): Promise<{ readonly Id: string; readonly ids: readonly string[] }> {
  const { Id } = await newCase(token);
  const { status, body } = await change(
    Id,
    Array.from({ length: count }, () => add()),
  );
  expect(status).toBe(200);
  return { Id, ids: body.charges.map((charge: { Id: string }) => charge.Id) };
}

describe('one gesture', () => {
  test('makes, changes, marks and deletes in one call, and answers what it concerns', async () => {
    const { Id, ids } = await caseOf(2);
    const [first = '', second = ''] = ids;
    const Own = randomUUID();
    const { body: limitations } = await call('GET', '/probationLimitations', { token });
    const thing = limitations[0].Id;
    const { status, body } = await change(Id, [
      { kind: 'charge', id: first, fields: { SelectedTerm: 1 }, was: { SelectedTerm: 3 } },
      { kind: 'delete', ids: [second] },
      add({ CrimeId: weapon, parentCharge: first }, Own),
      { kind: 'case', fields: { ViolentPriors: 1 }, was: { ViolentPriors: 0 } },
      { kind: 'attributes', fields: { custodyPart: 30, sentencingDate: '2026-05-01' } },
      { kind: 'limitation', thing, fields: { IsTrue: true, IsPled: true }, was: null },
    ]);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      case: { ViolentPriors: 1, Version: 2 },
      charges: [
        { Id: first, SelectedTerm: 1, Version: 2 },
        { Id: `${Id}.${Own}`, parentCharge: first, CountNumber: 1 },
      ],
      limitations: [{ ProbationLimitationId: thing, IsPled: true }],
      gone: [second],
    });
    expect(await charges(Id)).toEqual(body.charges);
    const cleared = await change(Id, [{ kind: 'attributes', fields: {}, cleared: ['sentencingDate'] }]);
    expect(JSON.parse(cleared.body.case.caseAttributes)).toMatchObject({ custodyPart: 30 });
    expect(JSON.parse(cleared.body.case.caseAttributes)).not.toHaveProperty('sentencingDate');
    expect((await call('GET', `/cases/${Id}`, { token })).body).toMatchObject({ Version: 3 });
  });

  test('is done whole or not at all', async () => {
    const { Id, ids } = await caseOf(2);
    const before = await charges(Id);
    for (const bad of [
      add({ Date: '2999-01-01' }),
      add({ CrimeId: 'none' }),
      { kind: 'factor', thing: 'none', fields: {} },
    ])
      expect((await change(Id, [{ kind: 'delete', ids }, add(), bad])).status).toBe(400);
    const gone = { kind: 'charge', id: `${Id}.${randomUUID()}`, fields: { SelectedTerm: 1 } };
    expect((await change(Id, [{ kind: 'delete', ids }, gone])).status).toBe(404);
    expect(await charges(Id)).toEqual(before);
  });

  test('is done once, however often it comes, and refused where it asks something else', async () => {
    const { Id, ids } = await caseOf(1);
    const RequestId = randomUUID();
    const writes = [add(), { kind: 'delete', ids }];
    const answers = await Promise.all(Array.from({ length: 8 }, () => change(Id, writes, RequestId)));
    const told = answers.map(({ status, body }) => [status, body.charges, body.gone]);
    for (const each of told) expect(each).toEqual([200, await charges(Id), ids]);
    expect(await charges(Id)).toHaveLength(1);
    expect(await change(Id, [add()], RequestId)).toMatchObject({
      status: 409,
      body: { message: 'This RequestId was used before, with another body.' },
    });
    expect(await charges(Id)).toHaveLength(1);
  });

  test('stands beside a change of other fields, and asks of the same ones', async () => {
    const { Id, ids } = await caseOf(1);
    const [id = ''] = ids;
    await call('PUT', `/charges/${id}`, { token, body: { SelectedTerm: 2, isGang: true } });
    const beside = { kind: 'charge', id, fields: { Concurrency: 1 }, was: { Concurrency: 0 } };
    expect((await change(Id, [beside])).body.charges).toMatchObject([
      { Concurrency: 1, SelectedTerm: 2, isGang: true },
    ]);
    const same = { kind: 'charge', id, fields: { SelectedTerm: 2 }, was: { SelectedTerm: 3 } };
    expect((await change(Id, [same])).status).toBe(200);
    const late = { kind: 'charge', id, fields: { SelectedTerm: 1 }, was: { SelectedTerm: 3 } };
    expect(await change(Id, [add(), late])).toMatchObject({
      status: 409,
      body: { message: 'Too Late', current: { charges: [{ Id: id, SelectedTerm: 2 }] } },
    });
    expect(await charges(Id)).toHaveLength(1);
  });

  test('reaches no charge of another case, nor of another owner', async () => {
    const [mine, other] = [await caseOf(1), await caseOf(1)];
    const { token: stranger } = await logIn('county');
    const { Id: theirs } = await newCase(stranger);
    for (const [caseId, by] of [
      [mine.Id, token],
      [theirs, stranger],
    ] as const) {
      const write = { kind: 'charge', id: other.ids[0], fields: { SelectedTerm: 1 } };
      const body = { RequestId: randomUUID(), writes: [write] };
      expect((await call('POST', `/cases/${caseId}/changes`, { token: by, body })).status).toBe(404);
    }
    expect(await charges(other.Id)).toMatchObject([{ SelectedTerm: 3, Version: 1 }]);
  });

  test('leaves the answer of the case for none of its facts, until it is counted again', async () => {
    const { Id, ids } = await caseOf(1);
    const answerOf = async () => (await call('GET', `/cases/${Id}`, { token })).body.LastAnswer;
    await call('GET', `/cases/${Id}/charges/populated`, { token });
    const before = await answerOf();
    expect(before).toMatchObject({ total: '5y' });
    const { body } = await change(Id, [{ kind: 'charge', id: ids[0], fields: { SelectedTerm: 1 } }]);
    expect(body.case).toMatchObject({ Version: 1, LastAnswer: { ...before, facts: '' } });
    expect(await answerOf()).toEqual(body.case.LastAnswer);
    await call('GET', `/cases/${Id}/charges/populated`, { token });
    expect(await answerOf()).toMatchObject({ total: '2y', facts: expect.not.stringMatching(/^$/) });
  });

  test('at once with others leaves an answer of what stands, or none', async () => {
    const { Id, ids } = await caseOf(1);
    const populated = () => call('GET', `/cases/${Id}/charges/populated`, { token });
    const terms = [1, 2, 3, 1, 2, 1, 3, 2];
    await Promise.all(
      terms.flatMap((SelectedTerm) => [
        change(Id, [{ kind: 'charge', id: ids[0], fields: { SelectedTerm } }]),
        populated(),
      ]),
    );
    const { LastAnswer } = (await call('GET', `/cases/${Id}`, { token })).body;
    const { sentence } = (await populated()).body;
    expect(['', sentence.summary.totalDeterminate]).toContain(LastAnswer.facts && LastAnswer.determinateDays);
  });

  test('of a stranger finds no case', async () => {
    const { Id } = await caseOf(1);
    const { token: stranger } = await logIn('county');
    const body = { RequestId: randomUUID(), writes: [add()] };
    expect((await call('POST', `/cases/${Id}/changes`, { token: stranger, body })).status).toBe(404);
    expect(await charges(Id)).toHaveLength(1);
  });
});

describe('a gesture of more than a transaction holds', () => {
  test('adds and deletes 300 counts in one call each, in their order', async () => {
    const { Id, ids } = await caseOf(300);
    const before = await charges(Id);
    expect(before.map(({ CountNumber }: { CountNumber: number }) => CountNumber)).toEqual(
      Array.from({ length: 300 }, (_, i) => i + 1),
    );
    const later = await change(Id, [add()]);
    expect((await charges(Id)).at(-1).Id).toBe(later.body.charges[0].Id);
    const all = ids.map((id) => ({ kind: 'charge', id, fields: { SelectedTerm: 1 }, was: { SelectedTerm: 3 } }));
    expect((await change(Id, all)).status).toBe(200);
    expect((await charges(Id)).filter((one: { SelectedTerm: number }) => one.SelectedTerm === 1)).toHaveLength(300);
    const RequestId = randomUUID();
    const gone = await Promise.all([1, 2].map(() => change(Id, [{ kind: 'delete', ids }], RequestId)));
    for (const { status } of gone) expect(status).toBe(200);
    expect(await charges(Id)).toHaveLength(1);
  });

  test('takes nothing from an earlier try that was cut short before it was settled', async () => {
    const { Id, ids } = await caseOf(1);
    const RequestId = randomUUID();
    const kept = { PK: `CASE#${Id}`, SK: `CHARGE#${ids[0]}` };
    await putItem({ PK: `CASE#${Id}`, SK: `STAGED#${RequestId}#007`, Writes: [{ remove: kept }] });
    const many = Array.from({ length: 120 }, () => add());
    expect((await change(Id, many, RequestId)).status).toBe(200);
    expect(await charges(Id)).toHaveLength(121);
    expect((await storedOf(Id)).filter((key) => key.startsWith('STAGED'))).toEqual([]);
  });

  test('cut short once it is settled, is finished by whoever looks next', async () => {
    const { Id, ids } = await caseOf(2);
    const RequestId = randomUUID();
    const key = (id: string | undefined) => ({ PK: `CASE#${Id}`, SK: `CHARGE#${id}` });
    const stage = (nth: number, write: object) =>
      putItem({ PK: `CASE#${Id}`, SK: `STAGED#${RequestId}#00${nth}`, Writes: [write] });
    await stage(0, { remove: key(ids[0]) });
    await stage(1, { set: key(ids[1]), fields: { SelectedTerm: 1 }, version: 1 });
    expect(await charges(Id)).toHaveLength(2);
    await setOfCase(Id, { Staged: RequestId });
    const reads = await Promise.all(Array.from({ length: 5 }, () => charges(Id)));
    for (const read of reads) expect(read).toMatchObject([{ Id: ids[1], SelectedTerm: 1, Version: 2 }]);
    expect((await storedOf(Id)).filter((key) => key.startsWith('STAGED'))).toEqual([]);
    expect((await change(Id, [add()])).status).toBe(200);
  });
});

describe('a request that comes again', () => {
  const names = { DefendantFirstName: 'Test', DefendantLastName: 'Case' };

  test('makes one charge and one case, and is refused with another body', async () => {
    const RequestId = randomUUID();
    const { Id } = await newCase(token, { RequestId });
    const { body: next } = await call('GET', `/cases/${Id}`, { token });
    expect((await post('/cases', { ...names, RequestId })).body).toEqual(next);
    expect((await post('/cases', { ...names, RequestId, DefendantLastName: 'Other' })).status).toBe(409);
    const body = { CaseId: Id, CrimeId: robbery, Date: '2026-03-14', RequestId };
    const { body: charge } = await post('/charges', body);
    expect((await post('/charges', body)).body).toEqual(charge);
    expect(await post('/charges', { ...body, SelectedTerm: 1 })).toMatchObject({
      status: 409,
      body: { message: 'This RequestId was used before, with another body.' },
    });
    expect(await charges(Id)).toHaveLength(1);
  });

  test('is a success where it deletes what is gone, or changes what stands as it was to be', async () => {
    const { Id, ids } = await caseOf(1);
    const [id = ''] = ids;
    const put = (path: string, body: object) => call('PUT', path, { token, body });
    for (const body of [
      { SelectedTerm: 1, Version: 1 },
      { CountNumber: 4, Version: 2 },
    ]) {
      const first = await put(`/charges/${id}`, body);
      expect(first.status).toBe(200);
      expect(await put(`/charges/${id}`, body)).toEqual(first);
    }
    // from then on its answer stands
    await call('GET', `/cases/${Id}/charges/populated`, { token });
    const ofCase = { CaseStatus: 1, Version: 1 };
    const closed = await put(`/cases/${Id}`, ofCase);
    expect(await put(`/cases/${Id}`, ofCase)).toEqual(closed);
    expect((await put(`/cases/${Id}`, { CaseStatus: 2, Version: 1 })).status).toBe(409);
    const remove = (path: string) => call('DELETE', path, { token });
    expect((await remove(`/charges/${id}`)).body).toEqual({ success: true, deleted: [id] });
    expect((await remove(`/charges/${id}`)).body).toEqual({ success: true, deleted: [] });
    expect((await remove(`/cases/${Id}`)).status).toBe(200);
    expect((await remove(`/cases/${Id}`)).status).toBe(200);
  });
});

describe('a scenario', () => {
  const copy = (id: string, body: object) => post(`/cases/${id}/scenarios`, { changes: [], ...body });

  test.for([3, 240])('of %i counts is a whole copy, once', async (count) => {
    const { Id, ids } = await caseOf(count);
    const [id = ''] = ids;
    const body = { RequestId: randomUUID(), ScenarioName: 'Offer', changes: [{ id, fields: { SelectedTerm: 1 } }] };
    const made = await Promise.all([copy(Id, body), copy(Id, body)]);
    expect(made[0]).toMatchObject({
      status: 200,
      body: { ParentCaseId: Id, ScenarioName: 'Offer', Id: body.RequestId },
    });
    expect(made[1].body.Id).toBe(body.RequestId);
    expect((await copy(Id, { ...body, ScenarioName: 'Other' })).status).toBe(409);
    const copied = await charges(body.RequestId);
    expect(copied).toHaveLength(count);
    expect(copied.filter((one: { SelectedTerm: number }) => one.SelectedTerm === 1)).toHaveLength(1);
    const { body: family } = await call('GET', `/cases/scenarios/${Id}`, { token });
    expect(family.scenarios).toHaveLength(1);
    const again = await copy(body.RequestId, { RequestId: randomUUID(), ScenarioName: 'Next' });
    expect(again.body).toMatchObject({ ParentCaseId: Id });
    expect(await charges(again.body.Id)).toHaveLength(count);
  });

  test('whose copying was cut short is not there, and is whole when it is asked for again', async () => {
    const { Id, ids } = await caseOf(120);
    const RequestId = randomUUID();
    const { body: record } = await call('GET', `/cases/${Id}`, { token });
    const at = new Date().toISOString();
    const going = { DeletedAt: at, CopyBegunAt: at, GSI1PK: `DELETED#${record.OwnerId}`, GSI1SK: at };
    const half = { ...record, Id: RequestId, ParentCaseId: Id, ScenarioName: 'Offer', ChargesRevision: 0 };
    const [one] = await charges(Id);
    const stray = { ...one, Id: `${RequestId}.gone`, CaseId: RequestId };
    await putItem({ PK: `CASE#${RequestId}`, SK: 'CASE', ...half, ...going });
    await putItem({ PK: `CASE#${RequestId}`, SK: `CHARGE#${stray.Id}`, ...stray });
    expect((await call('GET', `/cases/${RequestId}`, { token })).status).toBe(404);
    expect((await call('GET', `/cases/scenarios/${Id}`, { token })).body.scenarios).toEqual([]);
    // what is being copied is no left-over of a deletion
    await call('DELETE', `/cases/${(await newCase(token)).Id}`, { token });
    expect(await storedOf(RequestId)).toHaveLength(2);
    expect((await copy(Id, { RequestId, ScenarioName: 'Offer' })).status).toBe(200);
    expect(await charges(RequestId)).toHaveLength(ids.length);
    expect((await call('GET', '/cases', { token })).body.cases.map((each: { Id: string }) => each.Id)).toContain(
      RequestId,
    );
  });

  test('that may not be made is not made', async () => {
    const { Id, ids } = await caseOf(1);
    const [id = ''] = ids;
    const bad = { RequestId: randomUUID(), ScenarioName: 'Offer', changes: [{ id, fields: { CountNumber: 0 } }] };
    expect((await copy(Id, bad)).status).toBe(400);
    const { token: stranger } = await logIn('county');
    const body = { RequestId: randomUUID(), ScenarioName: 'Offer', changes: [] };
    expect((await call('POST', `/cases/${Id}/scenarios`, { token: stranger, body })).status).toBe(404);
    expect((await call('GET', `/cases/scenarios/${Id}`, { token })).body.scenarios).toEqual([]);
  });
});
