import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { type Answered, call, crimeId, logIn, newCase } from './client.ts';

let token: string;
const crime: Record<'robbery' | 'burglary' | 'weapon' | 'prior', string> = {
  robbery: 'PC 211/212.5(c)',
  burglary: 'PC 459/460(b)',
  weapon: 'PC 12022(b)(1)',
  prior: 'PC 667(a)(1)',
};

beforeAll(async () => {
  ({ token } = await logIn('individual'));
  for (const name of ['robbery', 'burglary', 'weapon', 'prior'] as const)
    crime[name] = await crimeId(token, crime[name]);
});

const add = (CaseId: string, CrimeId: string, fields: object = {}): Promise<Answered> =>
  call('POST', '/charges', { token, body: { CaseId, CrimeId, Date: '2026-03-14', ...fields } });

test('twenty charges added at once stand under twenty counts', async () => {
  const { Id } = await newCase(token);
  const added = await Promise.all(Array.from({ length: 20 }, () => add(Id, crime.burglary)));
  const counts = added.map(({ body }) => body.CountNumber).toSorted((a, b) => a - b);
  expect(counts).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
});

test('thirty terms set at once, while charges are added, all stand', async () => {
  const { Id } = await newCase(token);
  const ids: string[] = [];
  for (let nth = 0; nth < 30; nth += 1) ids.push((await add(Id, crime.burglary)).body.Id);
  const put = (id: string) => call('PUT', `/charges/${id}`, { token, body: { SelectedTerm: 1 } });
  const answers = await Promise.all([...ids.map(put), ...Array.from({ length: 5 }, () => add(Id, crime.burglary))]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const { body } = await call('GET', `/charges/CaseId/${Id}`, { token });
  const terms = body.map(({ SelectedTerm }: { SelectedTerm: number }) => SelectedTerm);
  expect(terms).toEqual([...ids.map(() => 1), ...Array.from({ length: 5 }, () => 3)]);
});

test('a count that is taken goes to the next free one', async () => {
  const { Id } = await newCase(token);
  await add(Id, crime.robbery, { CountNumber: 3 });
  expect((await add(Id, crime.burglary, { CountNumber: 3 })).body.CountNumber).toBe(4);
  expect((await add(Id, crime.burglary, { CountNumber: 0 })).body.CountNumber).toBe(1);
});

test('a charge that names a former id of its crime is computed by the row in its place', async () => {
  const { Id } = await newCase(token);
  const former = 'pc-236.1-a~labor~f~2012-11-08';
  await add(Id, former);
  const { crimes, sentence } = (await call('GET', `/cases/${Id}/charges/populated`, { token })).body;
  expect(crimes).toMatchObject([
    { Id: former, statuteDefinitionSection: '236.1(a)', Versions: [{ EndDate: '2012-11-06' }, { EndDate: null }] },
  ]);
  expect(sentence.charges).toMatchObject([{ countDays: 12 * 360 }]);
});

test('the same request twice adds one charge', async () => {
  const { Id } = await newCase(token);
  const RequestId = randomUUID();
  const [first, second] = await Promise.all([
    add(Id, crime.robbery, { RequestId }),
    add(Id, crime.robbery, { RequestId }),
  ]);
  expect(first).toEqual(second);
  expect((await call('GET', `/charges/CaseId/${Id}`, { token })).body).toHaveLength(1);
});

test('an enhancement hangs on the last eligible crime and goes with it', async () => {
  const { Id } = await newCase(token);
  expect(await add(Id, crime.weapon)).toMatchObject({
    status: 400,
    body: { message: 'You have no Charges to attach this to.' },
  });
  expect((await add(Id, crime.weapon, { ChargeStatus: 4 })).body).toMatchObject({
    parentCharge: null,
    ChargeStatus: 4,
  });
  const { body: main } = await add(Id, crime.robbery);
  const { body: weapon } = await add(Id, crime.weapon);
  expect(weapon).toMatchObject({ parentCharge: main.Id, CountNumber: main.CountNumber });
  expect((await add(Id, crime.prior)).body.CountNumber).toBe(0);
  const { body } = await call('DELETE', `/charges/${main.Id}`, { token });
  expect(body.deleted).toEqual(expect.arrayContaining([main.Id, weapon.Id]));
});

test('a new charge begins with the highest strike level of the case', async () => {
  const { Id } = await newCase(token, { NumberOfStrikes: 1 });
  expect((await add(Id, crime.robbery)).body.NumberOfStrikes).toBe('1');
  await add(Id, crime.robbery, { NumberOfStrikes: '2+' });
  expect((await add(Id, crime.burglary)).body.NumberOfStrikes).toBe('2+');
});

test('a stale version answers 409, a charge of a deleted case 404', async () => {
  const { Id } = await newCase(token);
  const { body: charge } = await add(Id, crime.robbery);
  const change = (body: object) => call('PUT', `/charges/${charge.Id}`, { token, body });
  expect(await change({ SelectedTerm: 2, Version: 1 })).toMatchObject({ status: 200, body: { Version: 2 } });
  expect(await change({ SelectedTerm: 1, Version: 1 })).toMatchObject({
    status: 409,
    body: { message: 'Too Late', current: { SelectedTerm: 2, Version: 2 } },
  });
  await call('DELETE', `/cases/${Id}`, { token });
  expect((await change({ SelectedTerm: 1 })).status).toBe(404);
});

test.for([
  ['an offense of tomorrow', { Date: '2999-01-01' }, 'Date'],
  ['a day that does not exist', { Date: '2026-02-30' }, 'Date'],
  ['a range that ends before it begins', { Date: '2026-03-14', DateRangeEnd: '2026-03-13' }, 'DateRangeEnd'],
  ['a crime nobody knows', { CrimeId: 'no-such-crime' }, 'CrimeId'],
  ['a fifth slot', { SelectedTerm: 5 }, 'SelectedTerm'],
] as const)('%s is refused', async ([, fields, path]) => {
  const { Id } = await newCase(token);
  const answer = await add(Id, crime.robbery, fields);
  expect(answer).toMatchObject({ status: 400, body: { faults: [{ path }] } });
});

test('populated answers the charges, their crimes and the sentence they make', async () => {
  const { Id } = await newCase(token, { NumberOfStrikes: 1 });
  await add(Id, crime.robbery, { SelectedTerm: 2 });
  await add(Id, crime.weapon);
  await add(Id, crime.burglary, { SelectedTerm: 2 });
  const { status, body } = await call('GET', `/cases/${Id}/charges/populated`, { token });
  expect(status).toBe(200);
  expect(body.charges).toHaveLength(3);
  expect(body.crimes).toHaveLength(3);
  // three years doubled, one year for the weapon, a third of two years doubled
  expect(body.sentence.summary.totalDeterminate).toBe(6 * 360 + 360 + 16 * 30);
});
