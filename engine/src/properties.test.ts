import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Sentence, Summary } from './answer/answer.ts';
import { answer, rowsOf } from './case.fixture.ts';
import type { CaseFile, ChargeFile, EnhancementFile } from './case-file/case-file.ts';

const crimes = [
  'PC 187(a) first degree',
  'PC 187(a) second degree',
  'PC 207(a)/208(a)',
  'PC 211/212.5(c)',
  'PC 136.1(b)(1)',
  'PC 192(a)',
  'PC 245(a)(2)',
  'PC 246',
  'PC 261(a)(2)',
  'PC 288(a)',
  'PC 459/460(a)',
  'PC 459/460(b)',
  'PC 4501.5',
  'VC 10851(a)',
  'HS 11351',
  'PC 148(a)(1)',
  'VC 22350',
  'PC 664/211/212.5(c)',
  'PC 182/215',
] as const;
const attached = [
  'PC 12022(b)(1)',
  'PC 12022.5(a)',
  'PC 12022.53(b)',
  'PC 12022.53(d)',
  'PC 12022.7(a)',
  'PC 12022.8',
  'PC 186.22(b)(1)(C)',
  'PC 190.2',
  'PC 667.61(a)',
] as const;
const priors = ['PC 667(a)(1)', 'PC 667.5(a)', 'PC 667.5(b)', 'PC 12022.1', 'HS 11370.2'] as const;

const slot = fc.constantFrom('lower', 'middle', 'upper');
const run = fc.constantFrom('consecutive', 'concurrent');
const status = fc.constantFrom('Convicted', 'Convicted', 'Convicted', 'Stayed654', 'Dismissed');
const some = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined, freq: 2 });
/** Leaves out what is undefined, as a case file does. */
const compact = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

const enhancement = fc.record({ crime: fc.constantFrom(...attached), term: slot, status, run: some(run) }).map(compact);

const charge = fc
  .record({
    crime: fc.constantFrom(...crimes),
    date: fc.constantFrom('2026-03-14', '2009-05-01', '1999-02-02'),
    occasion: some(fc.constantFrom('A', 'B')),
    victim: some(fc.constantFrom('V', 'W')),
    status,
    term: slot,
    run,
    scheme: some(fc.constantFrom('own', '1170.1')),
    gang: fc.boolean(),
    findings: fc.subarray(['premeditated', 'under-18', 'armed'], { maxLength: 1 }),
    enhancements: fc.array(enhancement, { maxLength: 3 }),
  })
  .map(compact);

const caseFile: fc.Arbitrary<CaseFile> = fc
  .record({
    charges: fc.array(charge, { minLength: 1, maxLength: 6 }),
    strikes: fc.constantFrom('0', '1', '2+', '2+!'),
    violentPriors: fc.constantFrom(0, 2, 3),
    statusEnhancementsOnEachCount: fc.boolean(),
    caseEnhancements: fc.array(
      fc.record({ crime: fc.constantFrom(...priors), times: fc.integer({ min: 1, max: 3 }) }),
      {
        maxLength: 3,
      },
    ),
  })
  .map(({ charges, caseEnhancements, ...file }) => ({
    ...file,
    caseFile: 1,
    sentencingDate: '2026-08-01',
    charges: charges.map(
      (each, index) =>
        ({
          ...each,
          id: `c${index + 1}`,
          count: index + 1,
          enhancements: (each['enhancements'] as EnhancementFile[]).map((row, at) => ({
            ...row,
            id: `c${index + 1}e${at + 1}`,
          })),
        }) as unknown as ChargeFile,
    ),
    caseEnhancements: caseEnhancements.map((row, index) => ({ ...row, id: `s${index + 1}` })),
  })) as fc.Arbitrary<CaseFile>;

const holds = (property: (file: CaseFile) => void) => fc.assert(fc.property(caseFile, property), { numRuns: 300 });

/** The whole time before release or parole; death and life without parole before any of it. */
const time = ({ special, totalDeterminate, totalIndeterminate, exposureDaysMisdemeanor }: Summary): number =>
  ['LWOP', 'DEATH'].indexOf(special ?? '') * 1e9 + totalDeterminate + totalIndeterminate + exposureDaysMisdemeanor;

const added = ({ steps }: Sentence, track: string): number =>
  steps.filter((step) => step.operation === 'add' && step.track === track).reduce((sum, { amount }) => sum + amount, 0);

describe('every answer', () => {
  test('is the same when asked again, and leaves the case file as it was', () => {
    holds((file) => {
      const before = JSON.parse(JSON.stringify(file));
      expect(answer(file)).toEqual(answer(file));
      expect(file).toEqual(before);
    });
  });

  test('has totals that are the sums of its steps', () => {
    holds((file) => {
      const sentenced = answer(file);
      expect([
        added(sentenced, 'determinate'),
        added(sentenced, 'indeterminate'),
        added(sentenced, 'misdemeanor'),
      ]).toEqual([
        sentenced.summary.totalDeterminate,
        sentenced.summary.totalIndeterminate,
        sentenced.summary.exposureDaysMisdemeanor,
      ]);
    });
  });

  test('keeps the identity of its totals (R-C01)', () => {
    holds((file) => {
      const { summary, charges } = answer(file);
      const ofLifeCounts = charges
        .filter(({ role }) => role === 'indeterminate')
        .flatMap(({ enhancements }) => enhancements)
        .reduce((sum, row) => sum + (row.adds ? row.determinateDays : 0), 0);
      expect(summary.totalDeterminate).toBe(
        summary.basePrincipalTerm +
          summary.conductPrincipalTerm +
          summary.inPrisonPrincipalTerm +
          summary.inPrisonPrincipalEnhancements +
          summary.separateTerms +
          summary.separateTermEnhancements +
          summary.subordinateTermBases +
          summary.subordinateTermEnhancements +
          summary.statusEnhancements +
          ofLifeCounts,
      );
    });
  });

  test('adds only whole days, and no row less than nothing', () => {
    holds((file) => {
      for (const row of rowsOf(answer(file)))
        expect([Number.isInteger(row.determinateDays), row.determinateDays >= 0, row.indeterminateDays >= 0]).toEqual([
          true,
          true,
          true,
        ]);
    });
  });

  test('has one principal term at most, and one where there are subordinate terms', () => {
    holds((file) => {
      const { charges } = answer(file);
      const principals = charges.filter(({ isPrincipal }) => isPrincipal === 1);
      const least = charges.some(({ role }) => role === 'subordinate') ? 1 : 0;
      expect(principals.length).toBeGreaterThanOrEqual(least);
      expect(principals.length).toBeLessThanOrEqual(1);
      expect(principals.every(({ concurrent }) => !concurrent)).toBe(true);
    });
  });

  test('does not depend on the order of the charges', () => {
    holds((file) => {
      const turned = {
        ...file,
        charges: file.charges
          .map(({ enhancements = [], ...rest }) => ({ ...rest, enhancements: enhancements.toReversed() }))
          .toReversed(),
        caseEnhancements: file.caseEnhancements?.toReversed() ?? [],
      };
      expect(answer(turned)).toEqual(answer(file));
    });
  });

  test('names an authority for every step and every notice about rows', () => {
    holds((file) => {
      const { steps, notices } = answer(file);
      expect(steps.every(({ authority, text }) => authority !== '' && text.endsWith('.'))).toBe(true);
      expect(notices.every(({ authority }) => authority !== '')).toBe(true);
    });
  });
});

describe('a change of the case', () => {
  const ordinary = fc.record({
    crime: fc.constantFrom('PC 211/212.5(c)', 'PC 459/460(a)', 'PC 459/460(b)', 'PC 245(a)(4)', 'PC 29800(a)(1)'),
    term: slot,
    run,
  });
  const plainCase = (charges: readonly object[]): CaseFile => ({
    caseFile: 1,
    sentencingDate: '2026-08-01',
    charges: charges.map(
      (each, index) => ({ ...each, id: `c${index}`, count: index + 1, date: '2026-03-14' }) as ChargeFile,
    ),
  });

  test('to concurrent never makes the case longer', () => {
    fc.assert(
      fc.property(fc.array(ordinary, { minLength: 1, maxLength: 6 }), (charges) => {
        const all = (how: 'consecutive' | 'concurrent') =>
          time(answer(plainCase(charges.map((each) => ({ ...each, run: how })))).summary);
        const asChosen = time(answer(plainCase(charges)).summary);
        expect(all('concurrent')).toBeLessThanOrEqual(asChosen);
        expect(asChosen).toBeLessThanOrEqual(all('consecutive'));
      }),
    );
  });

  test('by dismissing a count that is not the principal term never makes it longer', () => {
    fc.assert(
      fc.property(fc.array(ordinary, { minLength: 2, maxLength: 6 }), (charges) => {
        const whole = answer(plainCase(charges));
        whole.charges.forEach((row, index) => {
          const fewer = charges.map((each, at) => (at === index ? { ...each, status: 'Dismissed' } : each));
          const grows = time(answer(plainCase(fewer)).summary) > time(whole.summary);
          expect(grows && row.isPrincipal !== 1).toBe(false);
        });
      }),
    );
  });
});
