import type { CaseFile } from '@countwise/engine';
import { type Case, type Count, caseOf, type Found, has, isFelony } from './counts.ts';
import { hasThree, inSlot, type Slot } from './days.ts';
import type { Length } from './length.ts';
import { isDeterminate, ownTerm } from './own-term.ts';
import { isActive } from './pairs.ts';
import { compareLengths, longestChains } from './plain-sentence.ts';

/** Where upper terms are lawful: PC 1170(b)(1)-(3), 1170.1(d). */
interface Uppers {
  readonly crimes: boolean;
  readonly enhancements: boolean;
}

export interface Ends {
  readonly minimum: Length;
  readonly maximum: Length;
}

const provedSince = '2022-01-01';

/** Before 2022 in any case; since then where a fact was stipulated or found, of crimes also shown by a certified record. */
export function lawfulUppers({ sentencingDate = '', circumstances = [] }: CaseFile): Uppers {
  const proofs = circumstances.map(({ proof }) => proof);
  const proved = sentencingDate < provedSince || proofs.includes('stipulated') || proofs.includes('found');
  return { crimes: proved || proofs.includes('certified'), enhancements: proved };
}

const termsOf = (terms: string, filed: Slot, upper: boolean): readonly Slot[] =>
  hasThree(terms) ? ['lower', 'middle', ...(upper ? (['upper'] as const) : [])] : [filed];

/** Every way to choose one of each list. */
const combinations = <T>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] =>
  lists.reduce<readonly (readonly T[])[]>(
    (chosen, list) => chosen.flatMap((begun) => list.map((each) => begun.concat([each]))),
    [[]],
  );

const foundOptions = (found: readonly Found[], upper: boolean): readonly (readonly Found[])[] =>
  combinations(found.map((each) => termsOf(each.row.terms, each.slot, upper).map((slot) => ({ ...each, slot }))));

/** What the court may choose of one count. Terms of an earlier judgment stay as they are. */
function optionsOf(count: Count, uppers: Uppers): readonly Count[] {
  if (!isActive(count) || count.earlier !== undefined) return [count];
  const marks = [true, false];
  if (!isFelony(count)) {
    const most = inSlot(count.crime.terms, 'upper').days;
    return marks.flatMap((concurrent) => [0, most].map((days) => ({ ...count, concurrent, days })));
  }
  const mayOwn = isDeterminate(count) && (has(count, 'listed') || has(count, 'manslaughter'));
  return termsOf(count.crime.terms, count.slot, uppers.crimes).flatMap((slot) =>
    foundOptions(count.found, uppers.enhancements).flatMap((found) =>
      marks.flatMap((concurrent) =>
        (mayOwn ? marks : [count.own]).map((own) => ({ ...count, slot, found, concurrent, own, preferred: false })),
      ),
    ),
  );
}

/** Sets of counts that the court may make principal terms among equal ones. */
function preferences(all: Case): readonly Case[] {
  const felonies = all.counts.filter((count) => isActive(count) && isFelony(count) && isDeterminate(count));
  const whole = (count: Count) => {
    const { base, added } = ownTerm(count, all.statuses);
    return base.days + added;
  };
  const isTied = (count: Count) => felonies.some((other) => other !== count && whole(other) === whole(count));
  const tied = felonies.filter((count) => count.earlier === undefined && isTied(count));
  const sets = combinations(tied.map((count) => [count, { ...count, preferred: true }]));
  return sets.map((set) => ({
    ...all,
    counts: all.counts.map((count) => set.find(({ id }) => id === count.id) ?? count),
  }));
}

const sentenceOf = (all: Case): Length | undefined => longestChains(all)[0];
const least = (a: Length, b: Length): Length => (compareLengths(b, a) < 0 ? b : a);
const most = (a: Length, b: Length): Length => (compareLengths(b, a) > 0 ? b : a);

/** How many combinations of choices a case has, but for which of equal terms is principal. */
export const combinationsOf = (file: CaseFile): number =>
  caseOf(file).counts.reduce((product, count) => product * optionsOf(count, lawfulUppers(file)).length, 1);

/** Whether the case chooses no upper term that is not open to the court. */
export function hasLawfulTerms(file: CaseFile): boolean {
  const uppers = lawfulUppers(file);
  const isOpen = (terms: string, slot: Slot, upper: boolean) => upper || slot !== 'upper' || !hasThree(terms);
  return caseOf(file)
    .counts.filter((count) => isActive(count) && count.earlier === undefined)
    .every(
      ({ crime, slot, found }) =>
        isOpen(crime.terms, slot, uppers.crimes) &&
        found.every((each) => isOpen(each.row.terms, each.slot, uppers.enhancements)),
    );
}

/** Both ends of the lawful range, by trying everything the court may choose. */
export function plainRange(file: CaseFile, uppers: Uppers = lawfulUppers(file)): Ends {
  const all = caseOf(file);
  const chosen = combinations(all.counts.map((count) => optionsOf(count, uppers))).map((counts) => ({
    ...all,
    counts,
  }));
  const [first = { special: null, determinate: 0, indeterminate: 0, misdemeanor: 0 }, ...others] = chosen
    .flatMap(preferences)
    .map(sentenceOf)
    .filter((length) => length !== undefined);
  return { minimum: others.reduce(least, first), maximum: others.reduce(most, first) };
}

/** The greatest term if every upper term were proved. */
export const plainEveryUpper = (file: CaseFile): Length =>
  plainRange(file, { crimes: true, enhancements: true }).maximum;
