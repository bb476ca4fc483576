import { expect, test } from 'vitest';
import { planLetter, tellOfPlan } from './plan-letters.ts';
import type { Standing } from './standing.ts';

const site = 'https://countwise.example';
const plan: Standing = {
  id: 'sub_1',
  state: 'holds',
  // the evening before in California
  paidTo: new Date('2026-12-03T05:00:00Z'),
  licenses: 1,
  cents: 39_500,
  interval: 'year',
  isTrial: false,
  isCancelled: false,
  hasFailed: false,
  byInvoice: false,
  trialWith: undefined,
  owed: undefined,
};

test.for<readonly [Partial<Standing>, string]>([
  [{}, 'nothing'],
  [{ isTrial: true }, 'nothing'],
  [{ state: 'waits for a payment method' }, 'nothing'],
  [{ isCancelled: true }, 'It holds until 12/02/2026 and is not renewed'],
  [{ isCancelled: true, hasFailed: true }, 'is not renewed'],
  [{ hasFailed: true }, 'could not be charged'],
  [{ state: 'ended', isCancelled: true }, 'Nothing more is charged.'],
])('a plan that stands so: %j is told of by %j', ([standing, words]) => {
  expect(planLetter({ ...plan, ...standing }, site)?.text ?? 'nothing').toContain(words);
});

test('an event that comes twice is told of once, to whoever pays', async () => {
  const [marks, sent] = [new Set<string>(), [] as unknown[]];
  const sentLetters = {
    first: async (kind: string, about: string) => marks.size < marks.add(`${kind} ${about}`).size,
  };
  const mail = async (letter: object) => void sent.push(letter);
  const failed = { ...plan, hasFailed: true };
  for (const standing of [failed, failed, plan, { ...failed, paidTo: new Date('2027-12-03T05:00:00Z') }])
    await tellOfPlan({ mail, sentLetters, siteOrigin: site }, { Email: 'payer@example.com' }, standing);
  const letter = { to: 'payer@example.com', subject: 'A payment for Countwise failed' };
  expect(sent).toMatchObject([letter, letter]);
});
