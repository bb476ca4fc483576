import { expect, test } from 'vitest';
import { answerTo } from '../../case.fixture.ts';

/** That none of an answer's words has a day in another form, the answers of every test are held to. */
const robbery = 'PC 211/212.5(c)';
const custody = (...rows: readonly (readonly [from: string, to: string])[]) => ({
  custody: rows.map(([from, out]) => ({ in: from, out, rate: 'auto' as const })),
});

test.for([
  ['CUSTODY_OVERLAP', [{ crime: robbery }], custody(['2026-05-01', '2026-05-10'], ['2026-05-05', '2026-05-20'])],
  ['CUSTODY_GAP_ONE_DAY', [{ crime: robbery }], custody(['2026-05-01', '2026-05-10'], ['2026-05-12', '2026-05-20'])],
  ['CUSTODY_FUTURE', [{ crime: robbery }], custody(['2026-05-01', '2026-12-20'])],
  ['CUSTODY_REVERSED', [{ crime: robbery }], custody(['2026-05-10', '2026-05-01'])],
  ['CUSTODY_BEFORE_ACT', [{ crime: robbery }], custody(['2026-02-01', '2026-05-01'])],
  ['CREDIT_RATE_ABOVE_LAW', [{ crime: robbery }], { custody: [{ in: '2026-04-05', out: '2026-05-01', rate: '50' }] }],
  [
    'CREDIT_LAW_CHANGED_IN_RANGE',
    [{ crime: 'PC 459/460(b)', date: '2011-09-01', dateEnd: '2011-10-02' }],
    custody(['2011-10-02', '2011-10-20']),
  ],
  ['TERM_BEFORE_SENTENCE', [{ crime: robbery }], { release: { start: '2026-07-01' } }],
] as const)('%s tells its days as MM/DD/YYYY', ([code, charges, more]) => {
  const answer = answerTo(charges, more);
  expect(answer.notices.find((notice) => notice.code === code)?.text).toMatch(/\d{2}\/\d{2}\/\d{4}/);
});
