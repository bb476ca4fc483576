import type { Probation } from '../answer/probation.ts';
import { bySections } from '../case-file/by-sections.ts';
import { leastJail } from '../crime/least-jail.ts';
import { isUnderAny, sectionsOf } from '../law/statute.ts';
import { monthDays } from '../numbers/sentence-days.ts';
import { withAddedJail } from './added-jail.ts';
import { isNoViolationOfSection, type ProbationRow } from './probation-facts.ts';

type JailBounds = Probation['jail'][number];

interface MandatoryJail {
  readonly sections: readonly string[];
  readonly days: number;
  readonly authority: string;
  readonly exception?: JailBounds['exception'];
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
  { sections: ['PC 186.22(a)', 'PC 186.22(b)', 'PC 186.22(d)'], days: 180, authority: 'PC 186.22(c), (d)' },
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

/** Any felony found to be committed for a gang. */
const forGang = { days: 180, authority: 'PC 186.22(c)' } as const;

/** § 186.22(c) knows no exception for a felony, so that of another section does not go below its days. */
function withGang(bounds: JailBounds, { forGang: isForGang }: ProbationRow): JailBounds {
  if (isForGang !== true) return bounds;
  const { exception, ...others } = bounds;
  if (bounds.minimumDays > forGang.days) {
    if (exception === undefined || exception.minimumDays >= forGang.days) return bounds;
    const authority = `${exception.authority}; ${forGang.authority}`;
    return { ...others, exception: { ...exception, minimumDays: forGang.days, authority } };
  }
  if (bounds.minimumDays === forGang.days && exception === undefined) return bounds;
  return { ...others, minimumDays: forGang.days, authority: `${forGang.authority}; ${bounds.authority}` };
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

function leastOf({ statute, name = '', severity, maximumTerm, state, offenseDate: lawDate }: ProbationRow) {
  const { probation } = leastJail({ sections: sectionsOf(statute), crime: { name }, state, lawDate }, maximumTerm);
  return probation?.ofMisdemeanor && severity === 'felony' ? undefined : probation;
}

function mandatoryOf(row: ProbationRow): Mandatory | undefined {
  const { statute, punishedBy } = row;
  const own = minimumOf(sectionsOf(statute)).ofSection ?? leastOf(row);
  return own ?? (punishedBy === undefined ? undefined : minimumOf(sectionsOf(punishedBy)).ofSection);
}

const mostDays = ({ severity, maximumTerm }: ProbationRow): number =>
  severity === 'felony' ? felonyYear : Math.min(misdemeanorYear, maximumTerm);

function lengthsOf(
  row: ProbationRow,
  mandatory: Mandatory | undefined,
): Pick<JailBounds, 'minimumDays' | 'maximumDays'> {
  return row.probationJail ?? { minimumDays: mandatory?.days ?? 0, maximumDays: mostDays(row) };
}

/** Its section asks for days of its own violation, and so of no attempt or conspiracy that it does not name (J-89, J-100). */
function boundsOf(row: ProbationRow): JailBounds {
  if (isNoViolationOfSection(row))
    return { charge: row.id, minimumDays: 0, maximumDays: mostDays(row), authority: 'PC 19.2' };
  const mandatory = mandatoryOf(row);
  const { minimumDays, maximumDays } = lengthsOf(row, mandatory);
  const source = mandatory?.authority ?? (row.probationJail && row.statute);
  const authority = source === undefined ? 'PC 19.2' : `${source}; PC 19.2`;
  const bounds = { charge: row.id, minimumDays, maximumDays, authority };
  return mandatory?.exception === undefined ? bounds : { ...bounds, exception: mandatory.exception };
}
