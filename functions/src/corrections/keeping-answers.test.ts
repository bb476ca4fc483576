import { changeCharge, changeWhole, createCharge, duplicateChildren, populatedCharges } from '@countwise/contract';
import { beforeEach, expect, test } from 'vitest';
import { keepingAnswers } from './keeping-answers.ts';

let done: string[];
const told: unknown[] = [];
beforeEach(() => {
  done = [];
});
const keeper = {
  keepBefore: async (owner: string, id: string) => void done.push(`before ${owner} ${id}`),
  keep: async (owner: string, id: string) => {
    done.push(`after ${owner} ${id}`);
    throw new Error('the table is away');
  },
};
const session: object = { user: { Id: 'me' } };
const run = async (call: object, event: object, overtaking: readonly object[] = []) => {
  const work = async () => {
    done.push('change');
    return { statusCode: 200 };
  };
  const routes = [{ call: call as never, run: work }];
  const [route] = keepingAnswers(routes, keeper as never, (error) => told.push(error), overtaking as never);
  return route?.run(event as never, session as never);
};

test.for([
  ['a child', changeCharge, { pathParameters: { id: 'one.2' }, body: '{}' }, ['one']],
  ['a new child', createCharge, { body: '{"CaseId":"one"}' }, ['one']],
  ['a copy', duplicateChildren, { pathParameters: { id: 'one' }, body: '{"scenarioCaseId":"two"}' }, ['one', 'two']],
  ['no case', createCharge, { body: 'no JSON' }, []],
] as const)(
  'a change of %s is counted before and after it, and goes through though that fails',
  async ([, call, event, ids]) => {
    expect(await run(call, event)).toEqual({ statusCode: 200 });
    expect(done).toEqual([...ids.map((id) => `before me ${id}`), 'change', ...ids.map((id) => `after me ${id}`)]);
  },
);

test('what cannot be kept is told', async () => {
  told.length = 0;
  await run(changeCharge, { pathParameters: { id: 'one.2' } });
  expect(told).toEqual([new Error('the table is away')]);
});

test('a change that says by itself that the answer is none any more is counted before it alone', async () => {
  await run(changeWhole, { pathParameters: { caseId: 'one' } }, [changeWhole]);
  expect(done).toEqual(['before me one', 'change']);
});

test('a read is left alone', async () => {
  await run(populatedCharges, { pathParameters: { caseId: 'one' } });
  expect(done).toEqual(['change']);
});
