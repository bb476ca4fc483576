import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChargeAnswer, RowAnswer, Sentence, Step } from './answer/answer.ts';
import { answer } from './case.fixture.ts';
import type { CaseFile, ChargeFile } from './case-file/case-file.ts';
import type { IsoDate } from './numbers/iso-date.ts';

/** Days before and on which rules begin, from the first determinate terms on. */
const days = [
  '1978-01-01',
  '1978-12-31',
  '1979-01-01',
  '1979-12-31',
  '1981-06-01',
  '1981-12-31',
  '1982-06-09',
  '1986-12-31',
  '1988-06-08',
  '1988-09-25',
  '1988-09-26',
  '1994-03-06',
  '1994-03-07',
  '1994-11-29',
  '1996-03-14',
  '1997-12-31',
  '1998-01-01',
  '1999-02-02',
  '2000-03-07',
  '2000-03-08',
  '2006-09-19',
  '2006-09-20',
  '2014-12-31',
  '2026-03-14',
] as const;

const crimes = [
  'PC 187(a) first degree',
  'PC 187(a) second degree',
  'PC 207(a)/208(a)',
  'PC 211/212.5(c)',
  'PC 136.1(b)(1)',
  'PC 192(a)',
  'PC 245(a)(1)',
  'PC 246',
  'PC 261(a)(2)',
  'PC 288(a)',
  'PC 459/460(b)',
  'PC 4501.5',
  'PC 4532(b)(1)',
  'HS 11351',
  'PC 148(a)(1)',
] as const;
const attached = [
  'PC 12022(b)(1)',
  'PC 12022.5(a)',
  'PC 12022.53(d)',
  'PC 12022.7(a)',
  'PC 12022.8',
  'PC 186.22(b)(1)(C)',
  'PC 667.61(a)',
] as const;
const priors = ['PC 667(a)(1)', 'PC 667.5(a)', 'PC 667.5(b)', 'PC 12022.1'] as const;

/** Enhancements that the catalogue has not before a day. */
const firstDays: readonly (readonly [statute: string, day: IsoDate])[] = [
  ['PC 12022.53', '1998-01-01'],
  ['PC 186.22(b)(1)(C)', '2000-03-08'],
  ['PC 667.61', '1994-11-30'],
];
const isLaw = (statute: string, on: IsoDate): boolean =>
  firstDays.every(([section, day]) => !statute.startsWith(section) || on >= day);

const charge = fc
  .record({
    crime: fc.constantFrom(...crimes),
    date: fc.constantFrom(...days),
    state: fc.constantFrom('Completed', 'Completed', 'Attempt', 'Conspiracy'),
    status: fc.constantFrom('Convicted', 'Convicted', 'Stayed654'),
    run: fc.constantFrom('consecutive', 'consecutive', 'concurrent'),
    occasion: fc.constantFrom('A', 'B'),
    victim: fc.constantFrom('V', 'W'),
    gang: fc.boolean(),
    findings: fc.subarray(['premeditated', 'peace-officer', 'same-gun-as-gang', 'personal-gbi']),
    enhancements: fc.array(fc.constantFrom(...attached), { maxLength: 3 }),
  })
  .map(({ enhancements, ...fields }) => ({
    ...fields,
    enhancements: enhancements.filter((statute) => isLaw(statute, fields.date)).map((crime) => ({ crime })),
  }));

const caseFile = fc
  .record({
    charges: fc.array(charge, { minLength: 1, maxLength: 4 }),
    priors: fc.uniqueArray(fc.constantFrom(...priors), { maxLength: 2 }),
    strikes: fc.constantFrom('0', '0', '1', '2+', '2+!'),
    violentPriors: fc.constantFrom(0, 0, 2, 3),
  })
  .map(
    ({ charges, priors: named, ...rest }): CaseFile => ({
      caseFile: 1,
      sentencingDate: '2026-08-01',
      ...rest,
      charges: charges.map(
        (each, index) =>
          ({
            ...each,
            id: `c${index}`,
            count: index + 1,
            enhancements: each.enhancements.map((row, at) => ({ ...row, id: `c${index}e${at}` })),
          }) as ChargeFile,
      ),
      caseEnhancements: named.map((crime, index) => ({ id: `s${index}`, crime })),
    }),
  );

/** Later laws that lighten every judgment not yet final: the day of sentence governs them. */
const ofTheSentence = [
  // a year in jail is 364 days: PC 18.5(b)
  'PC 18.5',
  // prior prison terms, and prior drug convictions: SB 136, SB 180
  'PC 1172.75',
  'PC 1172.7',
];

/** The length of a row that adds nothing is no application of its section. */
const applies = ({ steps, adds }: RowAnswer): readonly Step[] =>
  adds ? steps : steps.filter(({ operation }) => operation !== 'set');

const stepsOf = (row: ChargeAnswer): readonly Step[] => [row, ...row.enhancements].flatMap(applies);

function youngerThanAct({ charges, caseEnhancements }: Sentence, file: CaseFile): readonly string[] {
  const acts = new Map(file.charges.map(({ id, date }) => [id, date]));
  const latest = [...acts.values()].toSorted().at(-1) ?? '';
  const younger = (step: Step, act: IsoDate): boolean =>
    step.effective !== null && act < step.effective && !ofTheSentence.includes(step.authority);
  return [
    ...charges.flatMap((row) => stepsOf(row).filter((step) => younger(step, acts.get(row.id) ?? ''))),
    ...caseEnhancements.flatMap((row) => applies(row).filter((step) => younger(step, latest))),
  ].map(({ text, authority, effective }) => `${authority} of ${effective}: ${text}`);
}

test('no step cites a rule that is younger than the act', () => {
  fc.assert(
    fc.property(caseFile, (file) => {
      expect(youngerThanAct(answer(file), file)).toEqual([]);
    }),
    { numRuns: 400 },
  );
});
