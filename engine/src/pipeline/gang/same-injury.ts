import { sameUseOnce } from '../../law/measures.ts';
import { isImposed, isLive, raisesSerious, raisesViolent } from '../record/count.ts';
import { greatest } from '../record/greatest.ts';
import type { Attachment, Count, Stay } from '../record/record.ts';

const sameInjury: Stay = {
  code: 'STAYED_1170_1G',
  rule: {
    word: 'STAYG',
    authority: 'PC 1170.1(g)',
    effective: sameUseOnce,
    words:
      'stayed: the gang and injury terms rest on the same injury, only the greater counts (People v. Gonzalez (2009) 178 Cal.App.4th 1325)',
  },
};

const sameWeapon: Stay = {
  code: 'STAYED_1170_1F',
  rule: {
    word: 'STAYF',
    authority: 'PC 1170.1(f)',
    effective: sameUseOnce,
    words: 'stayed: the gang and weapon terms rest on the same weapon, only the greater counts',
  },
};

/** The enhancements without which the felony would not be at the gang step, each of them enough for it. */
function enoughFor({ filed }: Attachment, count: Count): readonly Attachment[] {
  const live = count.attachments.filter(isLive);
  if (filed.crime.statute === 'PC 186.22(b)(1)(C)')
    return count.violentOfItself ? [] : live.filter((row) => raisesViolent(row.filed));
  if (filed.crime.statute !== 'PC 186.22(b)(1)(B)' || count.seriousOfItself) return [];
  return live.filter((row) => raisesSerious(row.filed));
}

/** The injury of one victim is one, and the weapons of a crime are taken together: Pen. Code, § 1170.1(f), (g). */
const factOf = ({ filed }: Attachment, count: Count): string =>
  filed.family.injury ? `injury ${filed.victim ?? count.filed.victim ?? ''}` : 'weapon';

/** Those that count, and of a fact of which nothing is imposed the findings. */
function countingOf(rows: readonly Attachment[], count: Count): readonly Attachment[] {
  const imposed = new Set(rows.filter(isImposed).map((row) => factOf(row, count)));
  return rows.filter((row) => isImposed(row) || !imposed.has(factOf(row, count)));
}

const least = (rows: readonly Attachment[]): Attachment | undefined =>
  rows.reduce<Attachment | undefined>(
    (best, next) => (best === undefined || greatest([next, best]) === best ? next : best),
    undefined,
  );

/**
 * A gang step that only an injury or a weapon makes heavier rests on it: of the two the greater counts. Where several
 * enhancements are each enough for the step it rests on the least of them, and the others stand beside it: a finding whose
 * punishment is struck carries the step, and nothing is punished twice.
 */
export function staySameInjury(count: Count): Count {
  if (count.filed.lawDate < sameUseOnce) return count;
  const gang = count.attachments.find((row) => isImposed(row) && row.filed.family.gang);
  const rested = gang && least(countingOf(enoughFor(gang, count), count));
  if (gang === undefined || rested === undefined || !isImposed(rested)) return count;
  const stayed = greatest([gang, rested]) === gang ? rested : gang;
  const stay = rested.filed.family.injury ? sameInjury : sameWeapon;
  return { ...count, attachments: count.attachments.map((row) => (row === stayed ? { ...row, stay } : row)) };
}
