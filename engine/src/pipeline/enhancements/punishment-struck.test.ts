import { expect, test } from 'vitest';
import { answer, caseOf, row } from '../../case.fixture.ts';

/** Great bodily injury makes the assault violent: Pen. Code, § 667.5(c)(8); its three years may be struck alone, § 1385(b). */
const struckAs = (more: object) =>
  answer(
    caseOf([{ crime: 'PC 245(a)(4)', term: 'middle', enhancements: [{ crime: 'PC 12022.7(a)', ...more }] }], {
      custody: [{ in: '2026-03-14', out: '2026-08-01', rate: 'auto' }],
    }),
  );

test.for([
  ['as found', {}, 2160, true, '15'],
  ['its punishment struck', { punishmentStruck: true }, 1080, true, '15'],
  ['dismissed whole', { status: 'Dismissed' }, 1080, false, '50'],
] as const)('%s', ([, more, days, violent, rate]) => {
  const { summary, charges, credits } = struckAs(more);
  expect([summary.totalDeterminate, charges[0]?.violent, credits.afterSentence.rate]).toEqual([days, violent, rate]);
});

test('the row says on what authority it adds nothing', () => {
  expect(row(struckAs({ punishmentStruck: true }), 'c1e1')).toEqual(['stayed', 0, 'PC 1385(b)(1)']);
});
