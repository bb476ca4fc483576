import type { Probation } from '../answer/probation.ts';
import { isUnder } from '../law/statute.ts';

type JailBounds = Probation['jail'][number];

/** Days that a section found adds to the jail of a misdemeanor, or of a felony of drunk driving. */
export interface JailFound {
  readonly sections: readonly string[];
  readonly days: number;
}

interface InAnyGrant {
  readonly section: string;
  readonly authority: string;
  /** When the court may leave them out. */
  readonly unless?: { readonly words: string; readonly authority: string };
}

/**
 * Sections of drunk driving whose days are served with probation too: a child in the vehicle and a refused test, of which
 * no part may be stayed, and reckless speed, a condition consecutive to any other.
 */
const inAnyGrant: readonly InAnyGrant[] = [
  { section: 'VC 23572', authority: 'VC 23572(a)' },
  { section: 'VC 23577', authority: 'VC 23577(a)' },
  {
    section: 'VC 23582',
    authority: 'VC 23582(b)',
    unless: { words: 'in an unusual case, for reasons on the record', authority: 'VC 23582(c)' },
  },
];

/** Fewer days than the least: those of the crime's own exception, and what the added ones may leave out. */
function exceptionOf(own: JailBounds, added: number, { unless }: InAnyGrant): JailBounds['exception'] {
  const { exception, minimumDays } = own;
  if (unless === undefined) return exception && { ...exception, minimumDays: exception.minimumDays + added };
  if (exception === undefined) return { minimumDays, ...unless };
  return {
    minimumDays: exception.minimumDays,
    words: `${exception.words} or ${unless.words}`,
    authority: `${exception.authority}; ${unless.authority}`,
  };
}

function withOne(own: JailBounds, { sections, days }: JailFound): JailBounds {
  const row = inAnyGrant.find(({ section }) => isUnder(sections, section));
  if (row === undefined || days === 0) return own;
  const { exception: _, ...bounds } = own;
  const exception = exceptionOf(own, days, row);
  const raised = {
    ...bounds,
    minimumDays: own.minimumDays + days,
    maximumDays: own.maximumDays + days,
    authority: `${row.authority}; ${own.authority}`,
  };
  return exception === undefined ? raised : { ...raised, exception };
}

/** A refused test makes the condition of 48 hours, which is the court's choice of a first drunk driving, a part of each grant (J-162). */
const refusal = { section: 'VC 23577(a)(1)', days: 2, authority: 'VC 23577(a)(1), 23538(a)(1)' } as const;

function withRefusal(own: JailBounds, found: readonly JailFound[]): JailBounds {
  if (!found.some(({ sections }) => isUnder(sections, refusal.section))) return own;
  const { exception, ...bounds } = own;
  const open = exception && { ...exception, minimumDays: Math.max(exception.minimumDays, refusal.days) };
  return {
    ...bounds,
    minimumDays: Math.max(own.minimumDays, refusal.days),
    authority: `${refusal.authority}; ${own.authority}`,
    ...(open && { exception: open }),
  };
}

/** Jail as a condition of probation with the days that findings of drunk driving add to its least and to its most (J-54). */
export const withAddedJail = (own: JailBounds, found: readonly JailFound[]): JailBounds =>
  found.reduceRight(withOne, withRefusal(own, found));
