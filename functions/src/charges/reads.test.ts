import { changeWhole, listScenarios } from '@countwise/contract';
import { expect, test } from 'vitest';
import { listScenariosRoute } from '../cases/list-scenarios.ts';
import { auditRoutes } from '../organization/audit.ts';
import { auditStore } from '../store/audit.ts';
import { caseStore } from '../store/cases.ts';
import { chargeStore } from '../store/charges.ts';
import { gestureStore } from '../store/gestures.ts';
import { oldItem, oldText } from '../store/old-items.fixture.ts';
import { requestStore } from '../store/requests.ts';
import { type Item, tableOf } from '../store/table.fixture.ts';
import { userStore } from '../store/users.ts';
import { changeChargeRoute } from './change-charge.ts';
import { changeWholeRoute } from './change-whole.ts';

const now = () => new Date('2026-11-22T21:46:00.000Z');
const record = oldItem('case-with-correction');
const caseId = oldText('case-with-correction', 'Id');
const owner = oldText('case-with-correction', 'OwnerId');
const session: object = { user: { Id: owner, isAdmin: true }, subscriber: { Id: 'county', SubscriptionType: 3 } };
const times = <T>(count: number, make: (nth: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, nth) => make(nth));

const chargeOf = (nth: number): Item => {
  const Id = `${caseId}.${String(nth).padStart(8, '0')}-aaaa-4aaa-8aaa-aaaaaaaaaaaa`;
  const fields = { Id, CaseId: caseId, CountNumber: nth + 1, Place: nth, parentCharge: null };
  return { ...oldItem('charge'), ...fields, PK: `CASE#${caseId}`, SK: `CHARGE#${Id}` };
};
const firstId = String(chargeOf(0)['Id']);

/** A term changed by the call of a charge. */
async function putTerm(counts: number) {
  const { table, spent } = tableOf([record, ...times(counts, chargeOf)]);
  const crimeOf = () => ({ kind: 'crime', attachesTo: [] }) as never;
  const route = changeChargeRoute({ cases: caseStore(table), charges: chargeStore(table), crimeOf, now });
  const body = JSON.stringify({ SelectedTerm: 1 });
  const reply = await route.run({ pathParameters: { id: firstId }, body } as never, session as never);
  return { ...spent(), bytes: String(reply.body).length };
}

/** A term changed in a case of so many counts. */
async function changeTerm(counts: number) {
  const { table, held, spent } = tableOf([record, ...times(counts, chargeOf)]);
  const route = changeWholeRoute({
    cases: caseStore(table),
    gestures: gestureStore(table, now),
    requests: requestStore(table, now),
    crimeOf: () => ({ kind: 'crime', attachesTo: [] }) as never,
    now,
  });
  const write = { kind: 'charge', id: firstId, fields: { SelectedTerm: 1 } };
  const body = JSON.stringify({ RequestId: '7d444840-9dc0-41d1-b245-5ffdce74fad2', writes: [write] });
  const reply = await route.run({ pathParameters: { caseId }, body } as never, session as never);
  return {
    ...spent(),
    bytes: String(reply.body).length,
    answer: changeWhole.answer.parse(JSON.parse(String(reply.body))),
    held,
  };
}

test('a change of a term reads what it changes, however many counts the case has', async () => {
  for (const counts of [1, 50, 500]) {
    const { requests, readUnits, bytes, answer } = await changeTerm(counts);
    console.info(`a term at ${counts} counts: ${requests} requests, ${readUnits} read units, ${bytes} bytes answered`);
    // with those of whoever asks and of the answer before, one unit each
    expect(readUnits + 3).toBeLessThan(10);
    expect(bytes).toBeLessThan(50_000);
    expect(answer.charges).toMatchObject([{ Id: firstId, SelectedTerm: 1 }]);
    const put = await putTerm(counts);
    console.info(`the same by PUT: ${put.requests} requests, ${put.readUnits} read units, ${put.bytes} bytes answered`);
    expect(put.readUnits + 3).toBeLessThan(10);
  }
});

test('what the case came to is an answer of nothing after a change, and the case keeps its version', async () => {
  const { answer, held } = await changeTerm(2);
  const stored = held.get(`CASE#${caseId} CASE`);
  expect(stored).toMatchObject({ LastAnswer: { facts: '' }, Version: record['Version'] });
  expect(answer.case.LastAnswer).toEqual(stored?.['LastAnswer']);
});

test('the scenarios of a case are read together', async () => {
  const read: number[] = [];
  for (const count of [1, 50]) {
    const ids = times(count, (nth) => `scenario-${nth}`);
    const marks = ids.map((id) => ({ PK: `CASE#${caseId}`, SK: `SCENARIO#${id}`, ScenarioId: id }));
    const scenarios = ids.map((Id) => ({
      ...record,
      PK: `CASE#${Id}`,
      Id,
      ParentCaseId: caseId,
      ScenarioName: 'Offer',
    }));
    const { table, spent } = tableOf([record, ...marks, ...scenarios]);
    const route = listScenariosRoute({ cases: caseStore(table), catalogue: { version: 'test' } });
    const reply = await route.run({ pathParameters: { id: caseId } } as never, session as never);
    const { requests, readUnits } = spent();
    console.info(`${count} scenarios: ${requests} requests, ${readUnits} read units`);
    expect(listScenarios.answer.parse(JSON.parse(String(reply.body))).scenarios).toHaveLength(count);
    read.push(requests);
  }
  expect(read).toEqual([3, 3]);
});

test('a page of the log reads the people it names, however many the county has', async () => {
  const read: number[] = [];
  for (const people of [10, 2000]) {
    const users = times(people, (nth) => ({
      ...oldItem('user'),
      PK: `USER#user-${nth}`,
      Id: `user-${nth}`,
      SubscriberId: 'county',
      GSI1PK: 'SUBSCRIBER#county',
    }));
    const acts = times(50, (nth) => {
      const At = `2026-11-20T08:00:${String(nth).padStart(2, '0')}.000Z`;
      const TargetId = nth % 2 === 0 ? `user-${nth % 10}` : 'case';
      const Act = nth % 2 === 0 ? 'member.changed' : 'case.created';
      return {
        PK: 'AUDIT#county',
        SK: `${At}#${Act}#${TargetId}`,
        At,
        Act,
        UserId: `user-${nth % 3}`,
        TargetId,
        Detail: '',
      };
    });
    const { table, spent } = tableOf([...users, ...acts]);
    const [list] = auditRoutes({ audit: auditStore(table), users: userStore(table), now: () => new Date() });
    const reply = await list?.run({} as never, session as never);
    const { requests, readUnits } = spent();
    console.info(`a page of the log, ${people} people: ${requests} requests, ${readUnits} read units`);
    const { entries } = JSON.parse(String(reply?.body));
    expect(entries).toHaveLength(50);
    expect(entries[0]).toMatchObject({ UserName: 'New Person', TargetName: 'New Person' });
    expect(entries[1]).toMatchObject({ UserName: 'New Person', TargetName: null });
    read.push(readUnits);
  }
  expect(read[1]).toBe(read[0]);
});
