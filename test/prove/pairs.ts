import { type Case, type Count, has, isFelony } from './counts.ts';
import { isDeterminate, isStrikeTerm } from './own-term.ts';
import { isPrison } from './place.ts';
import { boundSexCounts, knownSeparate, mayBeFull } from './sex-terms.ts';

/** The rows of part 1 of the rule of terms that run together. */
export const rows = [
  'PC 667(c)(6)',
  'PC 1170.12(a)(7)',
  'PC 667(c)(8)',
  'PC 667.6(d)',
  'PC 667.6(c)',
  'PC 667.61(i), 269(c)',
  'in-prison sections',
  'own section',
  'PC 12022.1(e)',
] as const;
export type RelationRow = (typeof rows)[number];

const strikesLaw = '1994-03-07';
const proposition36 = '2012-11-07';
const proposition83 = '2006-09-20';

export const isActive = ({ standing }: Count): boolean => standing === 'active';
const isGrave = ({ serious, violent }: Count): boolean => serious || violent;
const isCurrent = ({ earlier }: Count): boolean => earlier === undefined;
const differ = (a: string | undefined, b: string | undefined): boolean => a !== undefined && b !== undefined && a !== b;
const same = (a: string | undefined, b: string | undefined): boolean => a !== undefined && a === b;

const isStrikeCase = ({ counts }: Case): boolean =>
  counts.some((count) => isActive(count) && isCurrent(count) && isFelony(count) && count.strikes > 0);

/** Of two active felonies, the same whichever comes first. */
type Rule = (a: Count, b: Count, all: Case) => boolean;

const strikeOccasions: Rule = (a, b, all) =>
  isStrikeCase(all) &&
  [a, b].every((each) => each.day >= strikesLaw && isCurrent(each)) &&
  differ(a.occasion, b.occasion) &&
  !same(a.operativeFacts, b.operativeFacts);

const graveOnes = ({ counts }: Case): readonly Count[] =>
  counts.filter((count) => count.standing !== 'out' && isFelony(count) && isCurrent(count) && isGrave(count));

const strikeGraveness: Rule = (a, b, all) =>
  isStrikeCase(all) &&
  [a, b].every((each) => each.day >= proposition36 && isCurrent(each)) &&
  graveOnes(all).length >= 2 &&
  isGrave(a) !== isGrave(b);

const isServed = ({ earlier }: Count): boolean => earlier === 'serving';
const toTermServed: Rule = (a, b) =>
  (isServed(a) && isCurrent(b) && isStrikeTerm(b)) || (isServed(b) && isCurrent(a) && isStrikeTerm(a));

const sexSeparate: Rule = (a, b, all) =>
  boundSexCounts(all).some(
    ({ count, group }) => (count === a && !group.includes(b)) || (count === b && !group.includes(a)),
  );

const sexChosen: Rule = (a, b, all) => [a, b].some((each) => mayBeFull(each, all) && each.own);

const hasOneStrike = ({ found }: Count): boolean => found.some(({ row }) => row.about === 'one-strike');
const oneStrikeBound = (count: Count): boolean => has(count, 'one-strike') && hasOneStrike(count);

const lifeSeparate: Rule = (a, b) =>
  [a, b].every((each) => !isDeterminate(each) && each.day >= proposition83) &&
  oneStrikeBound(a) === oneStrikeBound(b) &&
  [a, b].every((each) => oneStrikeBound(each) || has(each, 'aggravated-assault-of-child')) &&
  knownSeparate(a, b);

/** The one of two that is sentenced now, where the other is being served. */
const sentencedNow = (a: Count, b: Count): readonly Count[] =>
  isServed(a) === isServed(b) ? [] : [a, b].filter((each) => !isServed(each));

const inPrisonSections: Rule = (a, b) =>
  (a.inPrison === b.inPrison ? sentencedNow(a, b) : [a, b]).some(
    (each) => each.inPrison && has(each, 'in-prison') && !each.crime.attempt,
  );

const ownSection: Rule = (a, b) =>
  [a, b].some((each) => has(each, 'consecutive')) ||
  a.inJail !== b.inJail ||
  sentencedNow(a, b).some((each) => each.inJail && !each.crime.attempt);

const onBail: Rule = (a, b, all) =>
  isPrison(all) &&
  all.statuses.some(
    ({ trigger, primary, secondaries }) =>
      trigger === 'secondary' &&
      ((a.id === primary && secondaries.includes(b.id)) || (b.id === primary && secondaries.includes(a.id))),
  );

const rules: Readonly<Record<RelationRow, Rule>> = {
  'PC 667(c)(6)': strikeOccasions,
  'PC 1170.12(a)(7)': strikeGraveness,
  'PC 667(c)(8)': toTermServed,
  'PC 667.6(d)': sexSeparate,
  'PC 667.6(c)': sexChosen,
  'PC 667.61(i), 269(c)': lifeSeparate,
  'in-prison sections': inPrisonSections,
  'own section': ownSection,
  'PC 12022.1(e)': onBail,
};

/** The rows that command two active counts to run one after another. */
export const bindingRows = (a: Count, b: Count, all: Case): readonly RelationRow[] =>
  isFelony(a) && isFelony(b) ? rows.filter((row) => rules[row](a, b, all)) : [];

/** A misdemeanor's term too is followed where the section names every other one, or a custody of which it may be the sentence. */
const followsJailTerm = (a: Count, b: Count): boolean =>
  isFelony(a) !== isFelony(b) && [a, b].some((each) => has(each, 'every-term') || (each.inJail && !each.crime.attempt));

export const runConsecutively = (a: Count, b: Count, all: Case): boolean =>
  bindingRows(a, b, all).length > 0 || followsJailTerm(a, b) || (!a.concurrent && !b.concurrent);
