import type { ExposureRange } from '@countwise/engine';
import { expect, test } from 'vitest';
import type { Asked } from '../../shared/case/sentence-of.ts';
import { testWork } from '../work/work.fixture.ts';
import { answerQuestion } from './answer-question.ts';
import { type RangeWorker, rangeAsker } from './range-asker.ts';

const askedOf = (upper: string): Asked => testWork([{ crime: { statute: 'PC 487(a)', terms: { upper } } }]).asked;
const [three, four, five] = [askedOf('3y'), askedOf('4y'), askedOf('5y')];
const never = new AbortController().signal;

/** Workers that answer when they are told to. */
function workers() {
  const made: { readonly asked: Asked[]; readonly answer: () => void; readonly fail: () => void; ended: boolean }[] =
    [];
  const make = (): RangeWorker => {
    const target = new EventTarget();
    const asked: Asked[] = [];
    const one = {
      asked,
      ended: false,
      answer: () => {
        const last = asked.at(-1);
        if (last !== undefined) target.dispatchEvent(new MessageEvent('message', { data: answerQuestion(last) }));
      },
      fail: () => target.dispatchEvent(Object.assign(new Event('error'), { message: 'It failed.' })),
    };
    made.push(one);
    return Object.assign(target, {
      postMessage: (question: Asked) => void asked.push(structuredClone(question)),
      terminate: () => {
        one.ended = true;
      },
    });
  };
  return { made, make, ask: rangeAsker(make) };
}
const greatest = ({ maximum }: ExposureRange) => maximum.summary.determinate;

test('one worker answers one question after another', async () => {
  const { made, ask } = workers();
  const answers = [ask(three, never), ask(four, never)];
  expect(made[0]?.asked).toEqual([three]);
  made[0]?.answer();
  expect(made[0]?.asked).toEqual([three, four]);
  made[0]?.answer();
  expect((await Promise.all(answers)).map(greatest)).toEqual(['3y', '4y']);
  expect(made).toHaveLength(1);
});

test('a question that is taken back ends with its worker, and the next has a new one', async () => {
  const { made, ask } = workers();
  const changed = new AbortController();
  const first = ask(three, changed.signal);
  const second = ask(four, never);
  changed.abort(new Error('superseded'));
  await expect(first).rejects.toThrow('superseded');
  expect(made.map(({ ended, asked }) => [ended, asked])).toEqual([
    [true, [three]],
    [false, [four]],
  ]);
  // what the ended worker had sent before is nobody's answer
  made[0]?.answer();
  made[1]?.answer();
  expect(greatest(await second)).toBe('4y');
});

test('a question that waits leaves the queue and disturbs nothing', async () => {
  const { made, ask } = workers();
  const gone = new AbortController();
  const first = ask(three, never);
  const second = ask(four, gone.signal);
  const third = ask(five, never);
  gone.abort(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  made[0]?.answer();
  made[0]?.answer();
  expect([greatest(await first), greatest(await third)]).toEqual(['3y', '5y']);
  expect(made).toHaveLength(1);
});

test('a worker that fails says so, and the next question has a new one', async () => {
  const { made, ask } = workers();
  const first = ask(three, never);
  const second = ask(four, never);
  made[0]?.fail();
  await expect(first).rejects.toThrow('It failed.');
  made[1]?.answer();
  expect(greatest(await second)).toBe('4y');
});

test('a question that no worker can be begun for is refused, and the next is asked all the same', async () => {
  const { made, make } = workers();
  let isThere = false;
  const ask = rangeAsker(() => {
    if (!isThere) throw new Error('No worker.');
    return make();
  });
  await expect(ask(three, never)).rejects.toThrow('No worker.');
  isThere = true;
  const answer = ask(four, never);
  made[0]?.answer();
  expect(greatest(await answer)).toBe('4y');
});
