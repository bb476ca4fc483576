import type { FiledCharge, FiledEnhancement } from '../../case-file/row.ts';
import { injuringCrimes } from '../../law/lists/injury-elements.ts';
import { isUnder } from '../../law/statute.ts';
import { isNamedBy } from '../../law/statute-list.ts';
import { areNamedAlike, areNamedApart } from '../record/as-named.ts';
import { isImposed } from '../record/count.ts';
import type { Attachment, Count, Stay, WorkingCase } from '../record/record.ts';
import { drugMakingStay, isOfInjuryByMaking } from './drug-making-injury.ts';
import { type RowOfCount, rowsOfCounts, withStays } from './rows-of-counts.ts';

const stayOf600: Stay = {
  code: 'STAYED_BESIDE_ANOTHER',
  rule: {
    word: 'STAY',
    authority: 'PC 600(d)',
    effective: null,
    words: 'stayed: another count has the same injury as its element, or a term of PC 12022.7 for it',
  },
};

const isOf600 = ({ filed }: Attachment): boolean => isUnder(filed.sections, 'PC 600(d)');

/** Injury terms that look at the other counts of the case. */
export const injuryRows = (counts: readonly Count[]): readonly RowOfCount[] =>
  rowsOfCounts(counts, (row) => isOf600(row) || isOfInjuryByMaking(row));

const injures = ({ state, sections, crime }: FiledCharge): boolean =>
  state === 'Completed' && injuringCrimes.some((list) => isNamedBy(list, sections, crime.name));

/** Section 600(d) asks for a conviction, which a count stayed under § 654 is; section 11379.9 of the Health and Safety Code for a punishment. */
const isElementOf = ({ filed, standing }: Count, row: Attachment): boolean =>
  injures(filed) && (standing === 'active' || (isOf600(row) && filed.status === 'Stayed654'));

const hasTerm = (injury: Attachment): boolean => isImposed(injury) && isUnder(injury.filed.sections, 'PC 12022.7');

type Victim = FiledEnhancement['victim'];

/** Whom the count injures: the victims of its own crime, of its terms for injury. */
const injuredBy = (count: Count, row: Attachment): readonly Victim[] => [
  ...(isElementOf(count, row) ? [count.filed.victim] : []),
  ...(count.standing === 'active' ? count.attachments.filter(hasTerm) : []).map(
    ({ filed }) => filed.victim ?? count.filed.victim,
  ),
];

/** Of one occasion, or of one day where the case names none. */
const mayBeTogether = ({ filed: a }: Count, { filed: b }: Count): boolean =>
  areNamedAlike(a.occasion, b.occasion) || (a.lawDate === b.lawDate && !areNamedApart(a.occasion, b.occasion));

const injuredElsewhere = ({ count, row }: RowOfCount, counts: readonly Count[]): readonly Victim[] =>
  counts.filter((other) => other !== count && mayBeTogether(other, count)).flatMap((other) => injuredBy(other, row));

/** Whether another count has the same injury, of a person named on both. */
const isElsewhere = (one: RowOfCount, counts: readonly Count[]): boolean =>
  injuredElsewhere(one, counts).some((victim) => areNamedAlike(victim, one.victim));

/** Whether another count may have it, which the case does not say. */
export const mayBeElsewhere = (one: RowOfCount, counts: readonly Count[]): boolean =>
  injuredElsewhere(one, counts).some((victim) => !areNamedApart(victim, one.victim));

/** No term for an injury that another count of the case punishes, where the section says so (J-258). */
export function injuryOfAnotherCount(record: WorkingCase): WorkingCase {
  const lost = injuryRows(record.counts).filter((one) => isElsewhere(one, record.counts));
  return withStays(record, new Map(lost.map(({ row }) => [row, isOf600(row) ? stayOf600 : drugMakingStay])));
}
