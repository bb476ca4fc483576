import type { Probation } from '../answer/probation.ts';
import { bySections } from '../case-file/by-sections.ts';
import { type LeastJail, leastJailOfSection } from '../crime/least-jail.ts';
import { transitCrimes } from '../law/lists/transit-crimes.ts';
import { isUnderAny, sectionsOf } from '../law/statute.ts';
import { isNamed } from '../law/statute-list.ts';
import { monthDays } from '../numbers/sentence-days.ts';
import { withAddedJail } from './added-jail.ts';
import { isNoViolationOfSection, isUnnamedAttempt, type ProbationRow } from './probation-facts.ts';

type JailBounds = Probation['jail'][number];

interface MandatoryJail {
  readonly sections: readonly string[];
  readonly days: number;
  readonly authority: string;
  readonly exception?: JailBounds['exception'];
  /** An exception of the misdemeanor alone. */
  readonly ofMisdemeanor?: JailBounds['exception'];
}

/** No condition of probation may be in excess of one year (Pen. Code, § 19.2); a misdemeanor's year is 364 days (J-07, J-58). */
const felonyYear = 365;
const misdemeanorYear = 364;
/** Twelve months that a section names as such are counted in months of thirty days. */
const twelveMonths = 12 * monthDays;

const unless = (words: string, authority: string): NonNullable<JailBounds['exception']> => ({
  minimumDays: 0,
  words,
  authority,
});
const inUnusualCase = (authority: string) => unless('in an unusual case, for reasons on the record', authority);
const inJustice = (authority: string) => unless('in the interest of justice, for reasons on the record', authority);
const aggravatedLooting = [
  'PC 463(b)(1)',
  'PC 463(b)(2)',
  'PC 463(b)(3)',
  ...[1, 2, 3, 4, 5].map((zone) => `PC 463(c)(${zone})`),
];

/** Jail that a grant of probation must order (R-E06). Minimums that rise with priors are in the rows of those crimes. */
const mandatoryJail: readonly MandatoryJail[] = [
  {
    sections: ['PC 245(a)(2)', 'PC 245(d)(1)', 'PC 246'],
    days: 180,
    authority: 'PC 1203.095(a)',
    exception: inUnusualCase('PC 1203.095(b)'),
  },
  {
    sections: ['PC 186.22(a)'],
    days: 180,
    authority: 'PC 186.22(c)',
    ofMisdemeanor: inUnusualCase('PC 186.22(h)'),
  },
  { sections: ['PC 290.018(b)'], days: 90, authority: 'PC 290.018(c)' },
  { sections: ['PC 290(g)(2)'], days: 90, authority: 'former PC 290(g)(2)' },
  // of one prior; of two or more sixty days
  {
    sections: ['PC 273.5(f)'],
    days: 15,
    authority: 'PC 273.5(h)(1)',
    exception: unless('for good cause stated on the record', 'PC 273.5(h)(3)'),
  },
  { sections: ['PC 463(b)(4)'], days: 90, authority: 'PC 463(d)(3)', exception: inJustice('PC 463(d)(3)') },
  { sections: aggravatedLooting, days: 180, authority: 'PC 463(d)(1)', exception: inJustice('PC 463(d)(1)') },
  {
    sections: ['PC 29900'],
    days: 180,
    authority: 'PC 29900(a)(3), (b)(2)',
    exception: inUnusualCase('PC 29900(c)'),
  },
  {
    sections: ['PC 25400(c)(1)'],
    days: 90,
    authority: 'PC 25400(d)(2)',
    exception: inUnusualCase('PC 25400(e)'),
  },
  {
    sections: ['PC 12025(b)(1)'],
    days: 90,
    authority: 'former PC 12025(d)(2)',
    exception: inUnusualCase('former PC 12025(e)'),
  },
  {
    sections: ['PC 12021.1'],
    days: 180,
    authority: 'former PC 12021.1(a), (b)',
    exception: inUnusualCase('former PC 12021.1(c)'),
  },
  // the section as it stood through 2025
  { sections: ['PC 463(c)'], days: 90, authority: 'former PC 463(c)', exception: inJustice('former PC 463(c)') },
  { sections: ['PC 463(b)'], days: 180, authority: 'former PC 463(b)', exception: inJustice('former PC 463(b)') },
  { sections: ['PC 463(a)'], days: 180, authority: 'former PC 463(a)', exception: inJustice('former PC 463(a)') },
  { sections: ['PC 207'], days: twelveMonths, authority: 'PC 208(c)', exception: inUnusualCase('PC 208(c)') },
  { sections: ['PC 209'], days: twelveMonths, authority: 'PC 209(c)', exception: inUnusualCase('PC 209(c)') },
  { sections: ['PC 209.5'], days: twelveMonths, authority: 'PC 209.5(c)', exception: inUnusualCase('PC 209.5(c)') },
];

/** What is found to be committed for a gang: § 186.22(h) excepts from the least jail of a misdemeanor (J-143). */
const forGang = {
  felony: { days: 180, authority: 'PC 186.22(c)' },
  'felony-alternate': { days: 180, authority: 'PC 186.22(d)' },
  misdemeanor: { days: 180, authority: 'PC 186.22(d)', exception: inUnusualCase('PC 186.22(h)') },
} as const;

/** The exception of a crime's own section, which does not go below the gang's days without that of § 186.22(h). */
function aboveGang(own: NonNullable<JailBounds['exception']>, gang: Mandatory): NonNullable<JailBounds['exception']> {
  const authority = `${own.authority}; ${gang.authority}`;
  if (gang.exception === undefined) return { ...own, minimumDays: gang.days, authority };
  const words = `${own.words}, under ${gang.days} days ${gang.exception.words}`;
  return { ...own, words, authority: `${authority}; ${gang.exception.authority}` };
}

/** Fewer than the gang's days, of a misdemeanor: down to those of its own section, and by its exception below them. */
function belowGang({ minimumDays, exception: own }: JailBounds, { exception }: Mandatory): JailBounds['exception'] {
  if (exception === undefined) return undefined;
  if (own === undefined) return { ...exception, minimumDays };
  const words =
    own.words === exception.words ? own.words : `${exception.words}, under ${minimumDays} days ${own.words}`;
  const authority = [...new Set([exception.authority, own.authority])].join('; ');
  return { minimumDays: own.minimumDays, words, authority };
}

/** § 186.22(c) and (d) know no exception for a felony, so that of another section does not go below its days. */
function withGang(bounds: JailBounds, { forGang: charged }: ProbationRow): JailBounds {
  if (charged === undefined) return bounds;
  const gang = forGang[charged];
  const { exception: own, ...others } = bounds;
  if (bounds.minimumDays > gang.days) {
    return own === undefined || own.minimumDays >= gang.days ? bounds : { ...others, exception: aboveGang(own, gang) };
  }
  if (bounds.minimumDays === gang.days && own === undefined) return bounds;
  const exception = belowGang(bounds, gang);
  const raised = { ...others, minimumDays: gang.days, authority: `${gang.authority}; ${bounds.authority}` };
  return exception === undefined ? raised : { ...raised, exception };
}

/**
 * Bounds of jail as a condition of probation, in days: the row's own, else the mandatory minimum of its section and a
 * year for a felony, the crime's greatest term for a misdemeanor. Courts may waive some minimums in the interest of justice.
 * What findings of drunk driving add comes on top.
 */
export const probationJail = (row: ProbationRow): JailBounds =>
  withAddedJail(withGang(boundsOf(row), row), row.addedJail ?? []);

type Mandatory = Pick<MandatoryJail, 'days' | 'authority' | 'exception'>;

/** What a crime's sections say of its minimum, or that which punishes it; of some the greatest term decides too, which tells of a prior. */
const minimumOf = bySections((named) => ({
  ofSection: mandatoryJail.find(({ sections }) => isUnderAny(named, sections)),
}));

const leastJailOf = ({ statute, name = '', maximumTerm }: ProbationRow) =>
  leastJailOfSection(sectionsOf(statute), name, maximumTerm);

/** The fewest days where jail is no condition of every grant, and is made one. */
export const jailIfAny = (row: ProbationRow): LeastJail | undefined =>
  isNoViolationOfSection(row) ? undefined : leastJailOf(row).jailOfGrant;

function leastOf(row: ProbationRow) {
  const { severity } = row;
  const { probation } = leastJailOf(row);
  return probation?.ofMisdemeanor && severity === 'felony' ? undefined : probation;
}

/** What is charged as a misdemeanor for a gang stays one, whichever punishment of § 186.22(d) it has. */
function ofSection(statute: string, { severity, forGang }: ProbationRow): Mandatory | undefined {
  const charged = forGang ?? severity;
  const found = minimumOf(sectionsOf(statute)).ofSection;
  return charged === 'misdemeanor' && found?.ofMisdemeanor ? { ...found, exception: found.ofMisdemeanor } : found;
}

/** "Some period" of jail, of which a day is the least that is counted; of an attempt too (J-259). */
const inTransit: Mandatory = {
  days: 1,
  authority: 'PC 1203.055(a)(1)',
  exception: unless(
    'where the crime was against nobody in a vehicle that carries the public for hire, nor directed at one',
    'PC 1203.055(a)',
  ),
};

const inTransitOf = ({ statute }: ProbationRow): Mandatory | undefined =>
  isNamed(transitCrimes, sectionsOf(statute)) ? inTransit : undefined;

function mandatoryOf(row: ProbationRow): Mandatory | undefined {
  const { statute, punishedBy } = row;
  const own = ofSection(statute, row) ?? leastOf(row);
  return own ?? (punishedBy === undefined ? undefined : ofSection(punishedBy, row)) ?? inTransitOf(row);
}

const mostDays = ({ severity, maximumTerm }: ProbationRow): number =>
  severity === 'felony' ? felonyYear : Math.min(misdemeanorYear, maximumTerm);

/** Its section asks for days of its own violation, and so of no attempt or conspiracy that it does not name (J-89, J-100). */
function boundsOf(row: ProbationRow): JailBounds {
  if (!isNoViolationOfSection(row)) return boundsWith(mandatoryOf(row), row, row.probationJail);
  return boundsWith(isUnnamedAttempt(row) ? inTransitOf(row) : undefined, row);
}

function boundsWith(
  mandatory: Mandatory | undefined,
  row: ProbationRow,
  own?: ProbationRow['probationJail'],
): JailBounds {
  const { minimumDays, maximumDays } = own ?? { minimumDays: mandatory?.days ?? 0, maximumDays: mostDays(row) };
  const source = mandatory?.authority ?? (own && row.statute);
  const authority = source === undefined ? 'PC 19.2' : `${source}; PC 19.2`;
  const bounds = { charge: row.id, minimumDays, maximumDays, authority };
  return mandatory?.exception === undefined ? bounds : { ...bounds, exception: mandatory.exception };
}
