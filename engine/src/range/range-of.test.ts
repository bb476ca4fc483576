import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Summary } from '../answer/answer.ts';
import { answer, caseOf, type TestCharge } from '../case.fixture.ts';
import type { CaseFile, ChargeFile, EnhancementFile } from '../case-file/case-file.ts';
import { calibration } from '../catalogue.fixture.ts';
import { compareExposure } from '../sentence/compare-exposure.ts';
import { withChoices } from './choices.ts';
import { rangeOf } from './range-of.ts';

const robbery = 'PC 211/212.5(c)';
const house = 'PC 459/460(a)';
const range = (file: CaseFile) => rangeOf(file, calibration, '2026-08-01');

const textOf = ({ special, determinate, indeterminate, exposureDaysMisdemeanor }: Summary): string =>
  [special ?? '', determinate, indeterminate, exposureDaysMisdemeanor > 0 ? `${exposureDaysMisdemeanor}d` : '']
    .filter((text) => text !== '' && text !== '0d')
    .join(' + ');

const ends = (charges: readonly TestCharge[], more: Partial<CaseFile> = {}) => {
  const { minimum, maximum, everyUpper } = range(caseOf(charges, more));
  expect([minimum.exact, maximum.exact, everyUpper.exact]).toEqual([true, true, true]);
  return [minimum, maximum, everyUpper].map(({ summary }) => textOf(summary));
};

const found = { circumstances: [{ id: 'CRC 4.421(b)(2)', proof: 'found' }] } as const;
const certified = { circumstances: [{ id: 'CRC 4.421(b)(2)', proof: 'certified' }] } as const;

describe('the lawful range of imprisonment (PC 1170(b), 669, 1170.1)', () => {
  test('lower and concurrent to middle and consecutive; the upper needs a proved fact', () => {
    const charges = [{ crime: robbery }, { crime: 'PC 422' }];
    expect(ends(charges)).toEqual(['2y', '3y 8m', '5y 8m']);
    expect(ends(charges, found)).toEqual(['2y', '5y 8m', '5y 8m']);
    expect(ends(charges, { sentencingDate: '2021-12-31' })).toEqual(['2y', '5y 8m', '5y 8m']);
  });

  test('great injury is an element of what causes it, not of leaving an accident (CRC 4.420(h), 4.421(a)(1))', () => {
    const injury = { circumstances: [{ id: 'CRC 4.421(a)(1)', proof: 'found' }] } as const;
    const left = (statute: string) => [{ crime: { like: robbery, statute, groups: [] } as const }];
    expect(ends(left('PC 243(d)'), injury)).toEqual(['2y', '3y', '5y']);
    expect(ends(left('VC 20001(b)(1)'), injury)).toEqual(['2y', '5y', '5y']);
    expect(ends(left('VC 20001(b)(2)'), injury)).toEqual(['2y', '3y', '5y']);
  });

  test('a certified record proves the upper term of a crime, not of an enhancement (PC 1170(b)(3), 1170.1(d))', () => {
    const charges = [{ crime: robbery, enhancements: ['PC 12022.5(a)'] }];
    expect(ends(charges, certified)).toEqual(['5y', '9y', '15y']);
    expect(ends(charges, found)).toEqual(['5y', '15y', '15y']);
  });

  test('the fact of an imposed enhancement proves no upper term (PC 1170(b)(5))', () => {
    const weapon = { circumstances: [{ id: 'CRC 4.421(a)(2)', proof: 'found' }] } as const;
    expect(ends([{ crime: robbery, enhancements: ['PC 12022.5(a)'] }], weapon)).toEqual(['5y', '7y', '15y']);
    const plain = { like: robbery, groups: ['FEL_NO_WEAPON_ELEMENT'] } as const;
    expect(ends([{ crime: plain }], weapon)).toEqual(['2y', '5y', '5y']);
    // of a crime of which a weapon is an element it proves none either
    expect(ends([{ crime: { like: robbery, groups: [] } }], weapon)).toEqual(['2y', '3y', '5y']);
  });

  test('what must be consecutive is so at both ends', () => {
    const rape = (victim: string) => ({ crime: 'PC 261(a)(2)', victim }) as const;
    expect(ends([rape('A'), rape('B')])).toEqual(['6y', '12y', '16y']);
  });

  test('full terms that the court may choose are at the greatest end', () => {
    expect(ends([{ crime: 'PC 192(a)' }, { crime: 'PC 192(a)' }])).toEqual(['3y', '12y', '22y']);
  });

  test('a higher slot can shorten the sentence (PC 1170.15)', () => {
    const charges = [
      { crime: 'PC 245(a)(4)', victim: 'A', occasion: '1' },
      { crime: 'PC 136.1(b)(1)', victim: 'A', occasion: '2' },
    ] as const;
    // doubled: both lower 4y and the full middle 4y; the dissuasion middle as principal 4y and a third of the assault 2y
    expect(ends(charges, { strikes: '1' })).toEqual(['6y', '10y', '12y']);
  });

  test('a minor’s special circumstance murder is 25 to life or life without parole (PC 190.5(b))', () => {
    const murder = { crime: 'PC 187(a) first degree', findings: ['under-18'], enhancements: ['PC 190.2'] } as const;
    expect(ends([murder])).toEqual(['25 - L', 'LWOP', 'LWOP']);
  });

  test('a length asked for as a comparison lies outside', () => {
    expect(ends([{ crime: robbery }, { crime: 'PC 422', subordinateTerm: 'full' }], found)).toEqual([
      '2y',
      '5y 8m',
      '5y 8m',
    ]);
  });

  test('a count of an earlier judgment stays as it is', () => {
    expect(ends([{ crime: robbery }, { crime: house, earlier: 'serving' }])).toEqual(['6y', '7y', '7y']);
  });

  const drunkDriving = {
    statute: 'VC 23152(a)/23540',
    kind: 'crime',
    severity: 'misdemeanor',
    terms: { upper: '364d' },
  } as const;

  const battery = {
    ...drunkDriving,
    statute: 'PC 242',
    terms: { upper: '6m' },
    groups: ['GANG_D', 'HATE_MISD'],
  } as const;
  const forHate = {
    statute: 'PC 422.7',
    kind: 'substitution',
    severity: 'felony',
    place: 'jail1170h',
    terms: { lower: '16m', middle: '2y', upper: '3y' },
    attachesTo: ['HATE_MISD'],
  } as const;

  test.for([
    ['none to the maximum', [{ crime: 'PC 148(a)(1)', days: 100 }], ['', '364d']],
    ['what is commanded at least', [{ crime: drunkDriving, days: 10 }], ['90d', '364d']],
    // Pen. Code, §§ 186.22(d), 422.7
    ['that for a gang', [{ crime: battery, days: 200, gang: true }], ['180d', '364d']],
    ['that for hate', [{ crime: battery, days: 100, enhancements: [{ crime: forHate }] }], ['', '364d']],
  ] as const)('a misdemeanor’s jail: %s', ([, charges, expected]) => {
    expect(ends(charges).slice(0, 2)).toEqual(expected);
  });

  test('strikes are not dismissed, probation is no end', () => {
    expect(ends([{ crime: robbery }], { strikes: '1' })).toEqual(['4y', '6y', '10y']);
  });

  // criminal threats 16 months, 2 or 3 years (PC 18(a)); resisting to 364 days (PC 148(a)(1), 18.5(a))
  test('where probation is granted it is that of imprisonment, which its ends choose (PC 1203.1(a))', () => {
    const probation = (jailDays: number) => ({ probation: { granted: true, jailDays } });
    const granted = caseOf([
      { crime: 'PC 422', ...probation(180) },
      { crime: 'PC 148(a)(1)', days: 60, ...probation(60) },
    ]);
    const found = range(granted);
    expect([found.minimum, found.maximum, found.everyUpper].map(({ summary }) => textOf(summary))).toEqual([
      '16m',
      '2y + 364d',
      '3y + 364d',
    ]);
    expect(found.minimum.choices).toContainEqual({ id: 'c1', probation: 'refused', term: 'lower', run: 'concurrent' });
    for (const { summary, choices } of [found.minimum, found.maximum, found.everyUpper])
      expect(answer(withChoices(granted, choices)).summary).toEqual(summary);
  });

  test('probation of an earlier judgment stays as it is', () => {
    const onProbation = { crime: 'PC 422', earlier: 'probation', probation: { granted: true, jailDays: 180 } } as const;
    expect(ends([{ crime: robbery }, onProbation])).toEqual(['2y', '3y', '5y']);
  });
});

const slot = fc.constantFrom('lower', 'middle', 'upper');
const charge = fc.record({
  crime: fc.constantFrom(
    robbery,
    house,
    'PC 245(a)(4)',
    'PC 136.1(b)(1)',
    'PC 192(a)',
    'PC 261(a)(2)',
    'PC 207(a)/208(a)',
    'PC 4501.5',
    'VC 10851(a)',
    'PC 187(a) second degree',
  ),
  term: slot,
  run: fc.constantFrom('consecutive', 'concurrent'),
  occasion: fc.constantFrom('A', 'B'),
  victim: fc.constantFrom('V', 'W'),
  weapon: fc.constantFrom(false, false, true),
});
const smallCase = fc
  .record({
    charges: fc.array(charge, { minLength: 1, maxLength: 3 }),
    strikes: fc.constantFrom('0', '0', '1', '2+'),
    proved: fc.boolean(),
  })
  .map(({ charges, strikes, proved }) =>
    caseOf(
      charges.map(({ weapon, ...each }) => ({
        ...each,
        enhancements: weapon ? [{ crime: 'PC 12022.5(a)', term: each.term } as const] : [],
      })) as readonly TestCharge[],
      { strikes, ...(proved ? found : {}) },
    ),
  );

type Slot = 'lower' | 'middle' | 'upper';
const slotsOf = (proved: boolean): readonly Slot[] => (proved ? ['lower', 'middle', 'upper'] : ['lower', 'middle']);
const enhanced = (
  { enhancements = [] }: ChargeFile,
  slots: readonly Slot[],
): readonly (readonly EnhancementFile[])[] =>
  enhancements.length === 0 ? [[]] : slots.map((term) => enhancements.map((row) => ({ ...row, term })));

/** Every way to choose slots, runs, schemes and principal terms, one by one. */
function everySelection(file: CaseFile): readonly CaseFile[] {
  const slots = slotsOf(file.circumstances !== undefined);
  return file.charges.reduce<readonly CaseFile[]>(
    (files, charge, place) =>
      files.flatMap((each) =>
        slots.flatMap((term) =>
          (['consecutive', 'concurrent'] as const).flatMap((run) =>
            (['1170.1', 'own'] as const)
              .filter((scheme) => scheme === '1170.1' || ['PC 192(a)', 'PC 261(a)(2)'].includes(charge.crime as string))
              .flatMap((scheme) =>
                (['unspecified', 'preferred'] as const).flatMap((principal) =>
                  enhanced(charge, slots).map((enhancements) => ({
                    ...each,
                    charges: each.charges.with(place, { ...charge, term, run, scheme, principal, enhancements }),
                  })),
                ),
              ),
          ),
        ),
      ),
    [file],
  );
}

test('both ends are those of full enumeration, and open as cases of their own', () => {
  fc.assert(
    fc.property(smallCase, (file) => {
      const selections = everySelection(file);
      fc.pre(selections.length <= 600);
      const summaries = selections.map((each) => answer(each).summary);
      const { minimum, maximum } = range(file);
      const least = summaries.reduce((best, next) => (compareExposure(next, best) < 0 ? next : best));
      const most = summaries.reduce((best, next) => (compareExposure(next, best) > 0 ? next : best));
      const days = ({ totalDeterminate, totalIndeterminate }: Summary) => totalDeterminate + totalIndeterminate;
      expect([minimum.exact, days(minimum.summary)]).toEqual([true, days(least)]);
      expect([maximum.exact, days(maximum.summary)]).toEqual([true, days(most)]);
      expect(answer(withChoices(file, minimum.choices)).summary).toEqual(minimum.summary);
      expect(answer(withChoices(file, maximum.choices)).summary).toEqual(maximum.summary);
    }),
    { numRuns: 20 },
  );
});
