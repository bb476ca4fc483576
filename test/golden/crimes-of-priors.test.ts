import { type CrimeState, type EnhancementFile, type Finding, isInForce, sentence } from '@countwise/engine';
import { readCatalogue } from '@countwise/seed/node';
import { expect, test } from 'vitest';

const catalogue = readCatalogue();
const on = '2026-07-01';

interface Case {
  readonly state?: CrimeState;
  readonly findings?: readonly Finding[];
  readonly times?: number;
  /** What the present crime itself was found to be. */
  readonly beside?: string;
}
type Reading = readonly [prior: string, counts: string, not: string, more?: Case];

const anyFelony = 'a felony of any kind';

/** A present crime beside which the prior counts by the words of its own section, and the nearest beside which it does not. */
const readings: readonly Reading[] = [
  ['PC 236.4(c)', 'PC 236.1(b)', 'PC 207(a)'],
  ['PC 273d(b)', 'PC 273d(a)', 'PC 273a(a)'],
  ['PC 288.3(c)', 'PC 288.3(a)', 'PC 288.4(a)(2)'],
  ['PC 422.75(d)', 'PC 245(a)(4)', anyFelony, { beside: 'PC 422.75(a)' }],
  ['PC 451.1(a)(1)', 'PC 451(d)', 'PC 452(b)'],
  ['PC 452.1(a)(1)', 'PC 452(b)', 'PC 451(d)'],
  ['PC 548(b)', 'PC 548(a)', 'PC 550(a)(1)'],
  ['PC 550(e)', 'PC 550(a)(1)', 'PC 548(a)'],
  ['PC 550(e)', 'BP 2417.5', 'BP 2052(a)'],
  ['PC 550(f)', 'PC 550(a)(3)', 'PC 550(a)(1)'],
  ['PC 667(a)(1)', 'PC 211/212.5(c)', 'PC 459/460(b)'],
  ['PC 667(b)', 'PC 459/460(b)', anyFelony],
  ['PC 667.5(a)', 'PC 211/212.5(c)', 'PC 459/460(b)'],
  ['PC 667.5(b)', 'PC 459/460(b)', anyFelony, { findings: ['sexually-violent-prior'] }],
  ['PC 667.51(a)', 'PC 288(a)', 'PC 269(a)(1)'],
  ['PC 667.6(a)', 'PC 261(a)(2)', 'PC 288(a)'],
  ['PC 667.6(b)', 'PC 261(a)(2)', 'PC 288(a)', { times: 2 }],
  ['PC 670(c)', 'PC 487(a)', 'PC 459/460(b)'],
  ['HS 11353.4(a)', 'HS 11353(a)', 'HS 11380(a)'],
  ['HS 11370.2(a)', 'HS 11352(a)', 'HS 11379(a)', { findings: ['prior-11380'] }],
  ['HS 11370.2(b)', 'HS 11379.6(a)', 'HS 11380(a)', { findings: ['prior-11380'] }],
  ['HS 11370.2(c)', 'HS 11379(a)', 'HS 11352(a)', { findings: ['prior-11380'] }],
  ['IC 1871.4(c)', 'IC 1871.4(a)(1)', 'IC 11760(a)'],
  ['IC 11760(b)', 'IC 11760(a)', 'IC 1871.4(a)(1)'],
  ['IC 11880(b)', 'IC 11880(a)', 'IC 11760(a)'],
  ['VC 23566(c)', 'VC 23153(a)/23566', 'VC 23153(a)'],
];

const roleOf = (prior: string, crime: string, { beside, state = 'Completed', ...more }: Case = {}) => {
  const enhancements: readonly EnhancementFile[] = beside === undefined ? [] : [{ id: 'beside', crime: beside }];
  const { caseEnhancements } = sentence(
    {
      caseFile: 1,
      sentencingDate: '2026-08-01',
      charges: [{ id: 'c1', count: 1, date: '2026-03-14', crime, state, enhancements }],
      caseEnhancements: [{ id: 'prior', crime: prior, ...more }],
    },
    catalogue,
    on,
  );
  return caseEnhancements[0]?.role;
};

test.for(readings)('%s counts beside %s', ([prior, crime, , more]) => {
  expect(roleOf(prior, crime, more)).toBe('status');
});

test.for(readings.filter(([, , crime]) => crime !== anyFelony))('%s: %s, but not %s', ([prior, , crime, more]) => {
  expect(roleOf(prior, crime, more)).toBe('stayed');
});

/** Priors of a felony of whatever kind, of serious and violent ones, and of those whose section names the attempt. */
const attemptsToo = ['PC 422.75(d)', 'PC 667(a)(1)', 'PC 667(b)', 'PC 667.5(b)'];
/** The present crime is itself the attempt: §§ 236.1(c), 288.3(a). */
const named = [
  ['PC 236.4(c)', 'PC 236.1(c)(1)'],
  ['PC 288.3(c)', 'PC 288.3(a)'],
] as const;

test.for([...readings.filter(([prior]) => attemptsToo.includes(prior)), ...named])(
  '%s counts beside the attempt of %s',
  ([prior, crime, , more]) => {
    expect(roleOf(prior, crime, { ...more, state: 'Attempt' })).toBe('status');
  },
);

test.for(
  readings.filter(([prior, crime]) => !attemptsToo.includes(prior) && !named.some(([, each]) => each === crime)),
)('%s does not count beside the attempt of %s, which § 664 punishes (J-86)', ([prior, crime, , more]) => {
  expect(roleOf(prior, crime, { ...more, state: 'Attempt' })).toBe('stayed');
});

test('every prior in force was read; PC 12022.1 hangs on the primary offense (status-priors.test.ts)', () => {
  const inForce = catalogue.rows.filter((row) => row.kind === 'status' && isInForce(row, on));
  const unread = inForce.filter(({ statute }) => !readings.some(([prior]) => prior === statute));
  expect(unread.map(({ statute }) => statute)).toEqual(['PC 12022.1(b)']);
});
