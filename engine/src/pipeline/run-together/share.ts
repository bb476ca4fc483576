import type { Special } from '../../answer/answer.ts';
import { floorOf, fraction, times } from '../../numbers/fraction.ts';
import { conductDays, conductLife, isFelony, isIndeterminate, isLiveConduct, termOfCount } from '../record/count.ts';
import type { Count } from '../record/record.ts';
import { inPrisonGroup } from '../sum/prison-group.ts';
import { subordinateReduction } from '../sum/reduction.ts';
import { misdemeanorDays, type Surroundings } from '../sum/surroundings.ts';

/** What a count weighs in a chain of terms that are served one after another, in sentence days. */
export interface Share {
  /** The sum that it belongs to: that of § 1170.1(a), that of prisoners' crimes, § 1170.1(c), or its own. */
  readonly group: 'outside' | 'prison' | 'alone';
  readonly special: Special | null;
  /** In full with its enhancements, as the principal term or as a term of its own; without life minimums. */
  readonly head: number;
  /** As a subordinate term with its enhancements; the same as `head` where it is none. */
  readonly part: number;
  /** The life minimum and those of its enhancements. */
  readonly life: number;
}

const doubling = ({ strike }: Count): number => (strike === 'second' ? 2 : 1);

const isMisdemeanor = ({ severity }: Count): boolean => severity === 'misdemeanor';

/** The term of the count alone, of whichever kind, doubled for a strike and without its enhancements. */
export const termAlone = (count: Count): number => termOfCount(count).days * doubling(count);

/** The determinate term of a felony without its enhancements, doubled for a strike. */
export const baseOf = (count: Count): number => (isIndeterminate(count) ? 0 : termAlone(count));

/** Determinate days of the count in full: its chosen term, doubled for a strike, and its enhancements. */
function headOf(count: Count): number {
  if (isMisdemeanor(count)) return misdemeanorDays(count) + conductDays(count);
  return baseOf(count) + conductDays(count);
}

const lifeOf = (count: Count): number =>
  conductLife(count) + (isFelony(count) && isIndeterminate(count) ? termAlone(count) : 0);

/** The whole count, whichever kind of term it has. */
export const wholeLength = (count: Count): number => headOf(count) + lifeOf(count);

function partOf(count: Count, surroundings: Surroundings): number {
  const { days, factor, addedOf } = subordinateReduction(count, surroundings);
  const base = floorOf(times(fraction(days * doubling(count)), factor));
  let sum = base;
  for (const row of count.attachments)
    if (isLiveConduct(row) && row.filed.term.kind === 'determinate')
      sum += floorOf(times(fraction(row.filed.term.days), addedOf(row.filed).factor));
  return sum;
}

const specialOf = (count: Count): Special | null => {
  const { kind } = termOfCount(count);
  return kind === 'LWOP' || kind === 'DEATH' ? kind : null;
};

export function shareOf(count: Count, surroundings: Surroundings): Share {
  const head = headOf(count);
  const life = lifeOf(count);
  if (!isFelony(count)) return { group: 'alone', special: null, head, part: head, life };
  if (isIndeterminate(count)) return { group: 'alone', special: specialOf(count), head, part: head, life };
  if (count.separate !== null) return { group: 'alone', special: null, head, part: head, life };
  const group = inPrisonGroup(count) ? 'prison' : 'outside';
  return { group, special: null, head, part: partOf(count, surroundings), life };
}
