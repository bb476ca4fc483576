import { type CaseFile, type ChargeFile, rangeOf, type Sentence, type Summary, sentence } from '@countwise/engine';
import { readCatalogue } from '@countwise/seed/node';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chainsOf } from './chains.ts';
import { lengthOfSummary, today } from './compare.ts';
import { type Case, type Count, caseOf, isFelony } from './counts.ts';
import { sum } from './days.ts';
import { caseOfSeed } from './generate.ts';
import { type Length, lengthOf, totalOf } from './length.ts';
import { isDeterminate, ownTerm } from './own-term.ts';
import { bindingRows, isActive } from './pairs.ts';
import { compareLengths } from './plain-sentence.ts';
import { combinationsOf, hasLawfulTerms } from './range.ts';
import { isUnsteady } from './sex-terms.ts';
import { withoutCharge } from './shrink.ts';

const catalogue = readCatalogue();

/** Random cases of one to six counts; a seed names its case. */
const cases = (most = 6) => fc.integer({ min: 1, max: 1_000_000_000 }).map((seed) => caseOfSeed(seed, most));
const hold = (check: (file: CaseFile) => void, most = 6) =>
  fc.assert(fc.property(cases(most), check), { numRuns: 80, seed: 2026 });

const summaryOf = (file: CaseFile): Summary => sentence(file, catalogue, today).summary;
const imposed = (file: CaseFile): Length => lengthOfSummary(summaryOf(file));
const notLonger = (file: CaseFile, than: Length): boolean => compareLengths(imposed(file), than) <= 0;

/** The case with one of its charges otherwise. */
const withCharge = (file: CaseFile, id: string, change: (charge: ChargeFile) => ChargeFile): CaseFile => ({
  ...file,
  charges: file.charges.map((charge) => (charge.id === id ? change(charge) : charge)),
});

/** A lower bound in days; a term without release date is above every number of them. */
const atLeast = ({ special, ...days }: Length, least: number): boolean =>
  special !== null || totalOf({ special, ...days }) >= least;

const activeFelonies = (all: Case): readonly Count[] =>
  all.counts.filter((count) => isActive(count) && isFelony(count));
const whole = (count: Count, { statuses }: Case): number => {
  const { base, added, addedLife } = ownTerm(count, statuses);
  return base.days + added + addedLife;
};

test('1: the sentence is never shorter than the whole term of any count', () => {
  hold((file) => {
    const all = caseOf(file);
    const sentenced = imposed(file);
    for (const count of all.counts.filter(isActive)) {
      expect(compareLengths(sentenced, lengthOf([count], all))).toBeGreaterThanOrEqual(0);
    }
  });
});

test('2: taking a count away, staying, dismissing or acquitting it never lengthens the sentence', () => {
  hold((file) => {
    fc.pre(!isUnsteady(caseOf(file)));
    const sentenced = imposed(file);
    for (const { id } of file.charges.filter(({ status = 'Convicted' }) => status === 'Convicted')) {
      for (const status of ['Stayed654', 'Dismissed', 'Acquitted'] as const) {
        expect(
          notLonger(
            withCharge(file, id, (charge) => ({ ...charge, status })),
            sentenced,
          ),
        ).toBe(true);
      }
      expect(notLonger(withoutCharge(file, id), sentenced)).toBe(true);
    }
  });
});

test('3: marking a count concurrent never lengthens the sentence', () => {
  hold((file) => {
    const sentenced = imposed(file);
    for (const { id } of file.charges) {
      expect(
        notLonger(
          withCharge(file, id, (charge) => ({ ...charge, run: 'concurrent' })),
          sentenced,
        ),
      ).toBe(true);
    }
  });
});

test('4: life terms of separate occasions and facts are added in a strike case', () => {
  hold((file) => {
    const all = caseOf(file);
    const lives = activeFelonies(all).filter((count) => ownTerm(count, all.statuses).base.kind === 'life');
    const groups = chainsOf(lives, (a, b) => bindingRows(a, b, all).includes('PC 667(c)(6)'));
    const longest = Math.max(
      ...groups.map((group) => sum(group.map((count) => ownTerm(count, all.statuses).base.days))),
    );
    expect(atLeast(imposed(file), longest)).toBe(true);
  });
});

/** What each count is and adds, by its id. */
const shareOfEach = ({ charges }: Sentence) =>
  Object.fromEntries(
    charges.map(({ id, role, adds, determinateDays, indeterminateDays }) => [
      id,
      { role, adds, determinateDays, indeterminateDays },
    ]),
  );

test('5: the order in which counts are listed changes nothing, and their numbers no length', () => {
  hold((file) => {
    const listed = file.charges.toReversed();
    const numbered = listed.map((charge, index) => ({ ...charge, count: index + 1 }));
    const lengths = [listed, numbered].map((charges) => imposed({ ...file, charges }));
    expect(lengths).toEqual([imposed(file), imposed(file)]);
    const [one, other] = [file.charges, listed].map((charges) => sentence({ ...file, charges }, catalogue, today));
    expect(other && shareOfEach(other)).toEqual(one && shareOfEach(one));
  });
});

test('6: a lawful selection lies between the ends of the range', () => {
  hold((file) => {
    fc.pre(hasLawfulTerms(file) && combinationsOf(file) < 20_000);
    const { minimum, maximum, everyUpper } = rangeOf(file, catalogue, today);
    const ends = [minimum.summary, summaryOf(file), maximum.summary, everyUpper.summary].map(lengthOfSummary);
    expect(ends.toSorted(compareLengths)).toEqual(ends);
  }, 4);
});

test('7: the total is the sum of its parts', () => {
  hold((file) => {
    const { charges, summary } = sentence(file, catalogue, today);
    const ofLife = charges
      .filter(({ role, adds }) => role === 'indeterminate' && adds)
      .flatMap((row) => row.enhancements);
    expect(
      summary.basePrincipalTerm +
        summary.conductPrincipalTerm +
        summary.inPrisonPrincipalTerm +
        summary.inPrisonPrincipalEnhancements +
        summary.separateTerms +
        summary.separateTermEnhancements +
        summary.subordinateTermBases +
        summary.subordinateTermEnhancements +
        summary.statusEnhancements +
        sum(ofLife.filter(({ adds }) => adds).map(({ determinateDays }) => determinateDays)),
    ).toBe(summary.totalDeterminate);
    const heads = charges.filter(({ role, adds }) => role === 'principal' && adds);
    expect(heads.length === 0 && summary.basePrincipalTerm !== 0).toBe(false);
  });
});

test('8: in a strike case each other felony is added to the longest of two serious or violent ones', () => {
  hold((file) => {
    const all = caseOf(file);
    const felonies = activeFelonies(all);
    const grave = felonies.filter(({ serious, violent }) => serious || violent);
    const longest = grave.toSorted((a, b) => whole(b, all) - whole(a, all))[0];
    fc.pre(longest !== undefined);
    for (const other of felonies.filter((count) => isDeterminate(count) && isBound(count, longest, all))) {
      expect(atLeast(imposed(file), totalOf(lengthOf([longest, other], all)))).toBe(true);
    }
  });
});

const isBound = (a: Count, b: Count | undefined, all: Case): boolean =>
  b !== undefined && a !== b && bindingRows(a, b, all).includes('PC 1170.12(a)(7)');
