import { areOneDriving, furtherVictimRows, mayBeOneDriving, mostVictims } from '../enhancements/further-victims.ts';
import type { RowOfCount } from '../enhancements/rows-of-counts.ts';
import { areNamedAlike } from '../record/as-named.ts';
import { isLive } from '../record/count.ts';
import type { Count } from '../record/record.ts';
import { type Check, noticeOn } from './check.ts';

const isOfOthers = (a: RowOfCount, b: RowOfCount): boolean => a.count !== b.count && mayBeOneDriving(a.count, b.count);

/** Whether two years on two counts might not both be added, if the case said more of them. */
const isOpen = (rows: readonly RowOfCount[]) => (a: RowOfCount, b: RowOfCount) => {
  if (!isOfOthers(a, b)) return false;
  const isUnnamed = a.row.filed.victim === undefined || b.row.filed.victim === undefined;
  if (areOneDriving(a.count, b.count)) return isUnnamed;
  const together = rows.filter(({ count }) => mayBeOneDriving(count, a.count));
  return isUnnamed || areNamedAlike(a.row.filed.victim, b.row.filed.victim) || together.length > mostVictims;
};

/** Years for further victims on several counts, of which the case does not say that they are of one driving or of which persons. */
export const furtherVictimsOfOneDriving: Check = ({ counts }) => {
  const rows = furtherVictimRows(counts);
  const areOpen = isOpen(rows);
  const open = rows.filter((one) => rows.some((other) => areOpen(one, other)));
  return noticeOn(
    open.map(({ row }) => row),
    {
      code: 'FURTHER_VICTIMS_NEED_FACTS',
      authority: 'VC 23558',
      text: 'Of one instance of driving three of these years are added at most, and one for a person, on whichever counts they are found: give the counts of one driving the same occasion, and each year its victim.',
    },
  );
};

/** Whether a count punishes the death or the injury of a person. */
const punishes = ({ filed, attachments }: Count, victim: string): boolean =>
  filed.victim === victim ||
  attachments.some((row) => isLive(row) && row.filed.family.injury && row.filed.victim === victim);

/** A year for one whose death or injury another count of the driving punishes. */
export const furtherVictimOfAnotherCount: Check = ({ counts }) => {
  const served = counts.filter(({ standing }) => standing === 'active');
  const rows = furtherVictimRows(counts).filter(({ row: { filed }, count }) =>
    served.some(
      (other) =>
        other !== count && filed.victim !== undefined && mayBeOneDriving(other, count) && punishes(other, filed.victim),
    ),
  );
  return noticeOn(
    rows.map(({ row }) => row),
    {
      code: 'FURTHER_VICTIM_OF_ANOTHER_COUNT',
      authority: 'PC 654; VC 23558; People v. Elder (2017) 11 Cal.App.5th 123',
      text: 'Another count punishes the death or the injury of the same person. Within one count section 654 keeps the year from being added besides; across counts of several victims no opinion was found. If it does so here, mark this enhancement stayed.',
    },
  );
};
