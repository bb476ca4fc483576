import type { Rule } from '../law/rule.ts';
import type { CategoryCode } from './category-code.ts';
import type { CreditLimits, CrimeVersion, Place, Severity, Terms } from './crime-version.ts';
import type { GroupCode } from './group-code.ts';
import { type Triad, termSlots, triadOf } from './triad.ts';

/** What one crime, in the state in which it was committed, is punished with. */
export interface Punishment {
  readonly severity: Severity;
  readonly place: Place;
  readonly triad: Triad;
  /** The rule that gives the triad: the crime's own section, or that of attempt or conspiracy. */
  readonly source: Rule;
  readonly serious: boolean;
  readonly violent: boolean;
  /** Third-strike trigger for a reason of its own, beyond being serious or violent. */
  readonly trigger: boolean;
  readonly category: CategoryCode;
  readonly groups: ReadonlySet<GroupCode>;
  readonly credit: CreditLimits;
  /** Whether its own section commands a consecutive term. */
  readonly consecutive: CrimeVersion['mandatoryConsecutive'];
}

/** What a step says of a term that comes straight from its section. */
export const ownTerm = 'the term the statute gives';

/** A year in a county jail is 364 days, however it is written: Pen. Code, § 18.5 (J-07). */
const jailYear = '364d';
const aYear: readonly string[] = ['1y', '12m', '365d'];

const inJailDays = (terms: Terms): Terms =>
  Object.fromEntries(
    termSlots.flatMap((slot) => {
      const text = terms[slot];
      return text === undefined ? [] : [[slot, aYear.includes(text) ? jailYear : text]];
    }),
  );

/** The punishment of the crime completed. */
export const completedPunishment = (crime: CrimeVersion): Punishment => ({
  severity: crime.severity,
  place: crime.place,
  triad: triadOf(crime.severity === 'misdemeanor' ? inJailDays(crime.terms) : crime.terms),
  source: {
    authority: crime.punishedBy ?? crime.statute,
    effective: crime.effective,
    words: ownTerm,
  },
  serious: crime.serious,
  violent: crime.violent,
  trigger: crime.trigger && !crime.serious && !crime.violent,
  category: crime.category,
  groups: new Set(crime.groups),
  credit: crime.credit,
  consecutive: crime.mandatoryConsecutive,
});
