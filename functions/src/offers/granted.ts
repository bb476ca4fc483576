import type { CardAfter } from '@countwise/contract';
import type { Sentence } from '@countwise/engine';
import type { Counted } from './disposition.ts';

/** The counts that stand on probation, their terms suspended: Pen. Code, § 1203.1(a). Others may be sentenced beside them. */
export function grantedOf({ answer, measured }: Counted): Sentence['charges'] {
  const suspended = new Set(
    measured.record.counts.filter(({ standing }) => standing === 'suspended').map(({ filed }) => filed.id),
  );
  return answer.charges.filter(({ id }) => suspended.has(id));
}

/** The longest length that stands first in words: `Parole for 2 years`, `3 to 5 years`, `At least 36 months`. */
function monthsIn(text: string): number | null {
  const [, number, unit] =
    /^(?:Parole|Postrelease community supervision|At least|Up to|\d+ to)?(?: for)?(?: up to)? ?(\d+) (year|month)/.exec(
      text,
    ) ?? [];
  return number === undefined ? null : Number(number) * (unit === 'year' ? 12 : 1);
}

/** What follows the custody of a term. What is not read from its words has no length. */
const afterTerm = ({ answer: { release, summary } }: Counted): readonly CardAfter[] =>
  release.supervision.flatMap(({ text }): readonly CardAfter[] => {
    if (text.startsWith('Parole')) {
      const kind = summary.life ? 'paroleAfterBoard' : 'parole';
      return [{ kind, months: monthsIn(text), isForLife: text.startsWith('Parole for life') }];
    }
    if (text.startsWith('Postrelease')) return [{ kind: 'county', months: monthsIn(text), isForLife: false }];
    return release.split.kind === 'split' ? [{ kind: 'rest', months: null, isForLife: false }] : [];
  });

/** The probation of the counts that are granted it, by the longest of their lengths. */
function afterGrant(counted: Counted): readonly CardAfter[] {
  const granted = new Set(grantedOf(counted).map(({ id }) => id));
  if (granted.size === 0) return [];
  const months = counted.answer.probation.lengths
    .filter(({ charge }) => granted.has(charge))
    .map(({ text }) => monthsIn(text) ?? 0);
  return [{ kind: 'probation', months: Math.max(0, ...months) || null, isForLife: false }];
}

/** What follows custody: supervision after a term, and the probation that is granted beside it or in its place. */
export const afterOf = (counted: Counted): readonly CardAfter[] => [...afterTerm(counted), ...afterGrant(counted)];
