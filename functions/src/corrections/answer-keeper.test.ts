import { noFacts } from '@countwise/contract';
import { engineVersion } from '@countwise/engine';
import { expect, test } from 'vitest';
import { answerKeeper, beside } from './answer-keeper.ts';
import { counted } from './counted.ts';
import { before, catalogue, day, kept, now, whole } from './kept-case.fixture.ts';

test('the first answer of a case is kept, and nothing is said of what it may have been before', async () => {
  const { keeper, writes } = kept({});
  expect(await keeper.keep('me', 'case')).toMatchObject({ LastAnswer: { total: '5y', engine: engineVersion } });
  expect(writes).toEqual([{ LastAnswer: now, Correction: null }]);
  await keeper.keep('me', 'case');
  expect(writes).toHaveLength(1);
});

test('no version moves on: the owner’s own change goes through', async () => {
  const { keeper, standing } = kept({});
  await keeper.keep('me', 'case');
  expect(standing().Version).toBe(whole.record.Version);
});

test('a case without charges is kept when it has some', async () => {
  const { keeper, writes, change } = kept({});
  change({ charges: [] });
  await keeper.keep('me', 'case');
  expect(writes).toEqual([]);
});

test('what a newer engine counts otherwise is a correction, told with what could have brought it', async () => {
  const { keeper, standing } = kept({ LastAnswer: before });
  await keeper.keep('me', 'case');
  expect(standing()).toMatchObject({
    LastAnswer: now,
    Correction: {
      was: { total: '5y 8m', engine: '2026.11' },
      now: { total: '5y', engine: engineVersion },
      cause: 'engine',
      corrections: ['concurrent-counts-whole'],
    },
  });
});

test('a newer engine that counts the same is noted, once', async () => {
  const { keeper, writes } = kept({ LastAnswer: { ...now, engine: '2026.11' } });
  await keeper.keep('me', 'case');
  await keeper.keep('me', 'case');
  expect(writes).toEqual([{ LastAnswer: now, Correction: null }]);
});

test('an answer of another day is one of today from then on, once, and no correction', async () => {
  const { keeper, writes } = kept({ LastAnswer: { ...now, lawDay: '2026-11-20' } });
  await keeper.keep('me', 'case');
  await keeper.keep('me', 'case');
  expect(writes).toEqual([{ LastAnswer: now, Correction: null }]);
});

test('what was changed and not counted since is no correction, nor one of the older rules', async () => {
  const { keeper, standing } = kept({ LastAnswer: { ...before, facts: noFacts } });
  await keeper.keepBefore('me', 'case');
  expect(standing()).toMatchObject({ LastAnswer: now, Correction: null });
});

test('a count of charges that have moved on meanwhile is not kept', async () => {
  const asked: unknown[] = [];
  const keeper = answerKeeper({
    cases: { get: async () => whole.record, whole: async () => whole },
    lastAnswers: { replace: async (...all) => asked.push(all[3]) > 1 },
    catalogue,
    now: () => new Date('2026-11-22T20:00:00.000Z'),
  });
  expect(await keeper.keep('me', 'case')).toMatchObject({ LastAnswer: now });
  expect(asked).toEqual([whole.chargesRevision, whole.chargesRevision]);
});

test('the owner’s own change of a charge is no correction', async () => {
  const { keeper, standing, change } = kept({ LastAnswer: now });
  change({ charges: whole.charges.map((charge) => ({ ...charge, Concurrency: 0 })) });
  await keeper.keep('me', 'case');
  expect(standing()).toMatchObject({ LastAnswer: { total: '5y 8m' }, Correction: null });
});

test('a correction that came before the owner’s change is found by counting before it', async () => {
  const { keeper, standing, change } = kept({ LastAnswer: before });
  await keeper.keepBefore('me', 'case');
  change({ record: standing(), charges: whole.charges.slice(0, 1) });
  await keeper.keep('me', 'case');
  expect(standing()).toMatchObject({ LastAnswer: { total: '2y' }, Correction: { was: before, now } });
});

test('before a change nothing is counted where the answer is of these rules', async () => {
  const { keeper, change, writes } = kept({ LastAnswer: now });
  change({ charges: [] });
  await keeper.keepBefore('me', 'case');
  expect(writes).toEqual([]);
});

test('whoever is overtaken reads again', async () => {
  const { keeper, standing } = kept({}, () => ({ LastAnswer: before, Correction: null }));
  await keeper.keep('me', 'case');
  expect(standing()).toMatchObject({ LastAnswer: now, Correction: { was: before } });
  const { keeper: reader, standing: read } = kept({}, () => ({ LastAnswer: before, Correction: null }));
  await reader.keepRead('me', whole, counted(whole, catalogue, day));
  expect(read()).toMatchObject({ LastAnswer: now, Correction: { was: before } });
});

test('a case of somebody else is not there', async () => {
  const { keeper } = kept({ LastAnswer: before });
  await expect(keeper.keep('you', 'case')).rejects.toMatchObject({ status: 404 });
});

test('what fails beside a request is told of and ends nothing; that a case is not there is no failure', async () => {
  const told: unknown[] = [];
  const failed = new Error('the table is away');
  const fails = () => Promise.reject(failed);
  expect(await beside(fails, (error) => told.push(error))).toBeUndefined();
  const { keeper } = kept({});
  expect(
    await beside(
      () => keeper.keep('you', 'case'),
      (error) => told.push(error),
    ),
  ).toBeUndefined();
  expect(told).toEqual([failed]);
});
