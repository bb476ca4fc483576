import type { FiledCharge } from '../../case-file/row.ts';
import { murders } from '../../law/lists/murder-terms.ts';
import { lewdBarFelonies } from '../../law/lists/personal-acts.ts';
import { isUnder } from '../../law/statute.ts';
import { isNamed } from '../../law/statute-list.ts';
import { gotOrMade } from '../../made-once/got-or-made.ts';
import { areNamedAlike, areNamedApart } from '../record/as-named.ts';
import type { Attachment, Count, Stay, WorkingCase } from '../record/record.ts';
import { isSameOccasion } from '../record/same-occasion.ts';
import { leavesOut } from './incomplete-bar.ts';

/** Two convictions of the case, and the allegation beside the one. */
interface Pair {
  readonly row: Attachment;
  readonly own: FiledCharge;
  readonly other: FiledCharge;
}

/** What a section asks beside the count on which it is alleged. */
interface Asked {
  readonly section: string;
  readonly reaches: (row: Attachment, own: FiledCharge) => boolean;
  readonly isMet: (pair: Pair) => boolean;
  /** Where the section asks for it, if in another subdivision than the row's own. */
  readonly authority?: string;
  /** What is asked for, and which count to enter. */
  readonly needs: string;
}

const always = (): boolean => true;

const isFelony = ({ punishment }: FiledCharge): boolean => punishment.severity === 'felony';
const isOfCase = ({ earlier }: FiledCharge): boolean => earlier === undefined;
const isConvicted = ({ status }: FiledCharge): boolean => status !== 'Acquitted' && status !== 'Dismissed';

/** Whether the allegation names the crime, as far as it went; of one whose lists are not known any felony may be. */
function isOfItsCrimes({ filed }: Attachment, charge: FiledCharge, leftOut?: string): boolean {
  const wanted = filed.crime.attachesTo.filter((group) => group !== leftOut);
  if (!isFelony(charge) || leavesOut(filed, { filed: charge })) return false;
  return charge.groupsUnknown || wanted.length === 0 || wanted.some((group) => charge.punishment.groups.has(group));
}

const kidnappings = 'KIDNAPPING';

const asked: readonly Asked[] = [
  {
    section: 'PC 186.11',
    authority: 'PC 186.11(a)(1)',
    reaches: always,
    // of separate victims, or on separate occasions
    isMet: ({ row, own, other }) => isOfCase(other) && isOfItsCrimes(row, other) && !isSameOccasion(own, other),
    needs: 'convictions of two related felonies of fraud or embezzlement, of two victims or on two occasions',
  },
  {
    section: 'PC 190.2(a)(3)',
    reaches: always,
    isMet: ({ own, other }) =>
      isOfCase(other) &&
      other.state === 'Completed' &&
      isNamed(murders, other.sections) &&
      !areNamedAlike(own.victim, other.victim),
    needs: 'convictions of more than one murder of the first or second degree in this proceeding',
  },
  {
    section: 'PC 667.8',
    // beside the sex crime itself it asks for no conviction of the kidnapping
    reaches: (row, own) => !isOfItsCrimes(row, own, kidnappings),
    isMet: ({ row, own, other }) =>
      isOfItsCrimes(row, other, kidnappings) && !areNamedApart(row.filed.victim ?? own.victim, other.victim),
    needs: 'a conviction of the felony sex crime, completed, for which the victim was kidnapped',
  },
  {
    section: 'PC 1203.066(a)(7)',
    reaches: always,
    isMet: ({ own, other }) =>
      isOfCase(other) &&
      other.state === 'Completed' &&
      isNamed(lewdBarFelonies, other.sections) &&
      !areNamedAlike(own.victim, other.victim),
    needs: 'convictions under PC 288 or 288.5 against more than one victim',
  },
];

const stays = new Map<string, Stay>();
const stayOf = (statute: string, { section, authority = statute, needs }: Asked): Stay =>
  gotOrMade(stays, `${section} ${statute}`, () => ({
    code: 'ALLEGATION_NEEDS_ANOTHER_CONVICTION',
    rule: {
      word: 'STAY',
      authority,
      effective: null,
      words: `stayed: it needs ${needs}; enter the count that is missing`,
    },
  }));

/**
 * Why an allegation whose section asks for a further conviction does not count without it (J-117, J-118), or null where it does. A count
 * stayed under § 654, or with probation, is a conviction.
 */
export function anotherConvictionBar(row: Attachment, count: Count, { proceeding }: WorkingCase): Stay | null {
  const own = count.filed;
  const rule = asked.find(({ section, reaches }) => isUnder(row.filed.sections, section) && reaches(row, own));
  if (rule === undefined) return null;
  const isMet = proceeding.some(
    (other) => other.id !== own.id && isConvicted(other) && rule.isMet({ row, own, other }),
  );
  return isMet ? null : stayOf(row.filed.crime.statute, rule);
}

/** Sections whose allegations depend on the other counts of the case. */
export const askAnotherConviction: readonly string[] = asked.map(({ section }) => section);
