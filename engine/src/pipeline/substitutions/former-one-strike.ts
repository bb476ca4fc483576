import { longestDays } from '../../crime/triad.ts';
import { addedToOneStrike, presentOneStrike } from '../../law/lists/one-strike-crimes.ts';
import { isUnder } from '../../law/statute.ts';
import { isNamed } from '../../law/statute-list.ts';
import { isActiveFelony, isLive } from '../record/count.ts';
import type { Attachment, Count, Stay, WorkingCase } from '../record/record.ts';
import { yieldingOnce } from '../record/same-occasion.ts';

const isOneStrike = ({ filed }: Attachment): boolean => isUnder(filed.sections, 'PC 667.61');
const isFormer = ({ filed }: Count): boolean => filed.lawDate < presentOneStrike;

/** Why a One Strike term does not reach a crime that was not yet in the list, or null where it does. */
export function formerListBar(row: Attachment, count: Count): Stay | null {
  if (!isOneStrike(row) || !isFormer(count) || !isNamed(addedToOneStrike, count.filed.sections)) return null;
  return {
    code: 'ENHANCEMENT_NO_MATCH',
    rule: {
      word: 'STAY',
      authority: 'former PC 667.61(c)',
      effective: '1994-11-30',
      words: 'stayed: the crime was not in the list of One Strike crimes before 09/20/2006',
    },
  };
}

const once: Stay = {
  code: 'ONE_STRIKE_ONCE',
  rule: {
    word: 'STAY',
    authority: 'former PC 667.61(g); People v. Jones (2001) 25 Cal.4th 98',
    effective: '1994-11-30',
    words: 'stayed: before 09/20/2006 one life term for one victim on one occasion',
  },
};

/** Whether the count has a One Strike term under the former law. */
export const hasFormerTerm = (count: Count): boolean =>
  isActiveFelony(count) && isFormer(count) && count.attachments.some((row) => isOneStrike(row) && isLive(row));

const termOf = ({ attachments }: Count): number =>
  Math.max(...attachments.filter((row) => isOneStrike(row) && isLive(row)).map((row) => longestDays(row.filed.triad)));

const withoutTerm = (count: Count): Count => ({
  ...count,
  attachments: count.attachments.map((row) => (isOneStrike(row) && isLive(row) ? { ...row, stay: once } : row)),
});

/** Of several counts on one victim and one occasion the longest term stands, of equal ones the first. */
export function oncePerOccasion(record: WorkingCase): WorkingCase {
  const yielding = yieldingOnce(
    record.counts.filter(hasFormerTerm),
    ({ filed }) => filed,
    (a, b) => termOf(a) - termOf(b),
  );
  if (yielding.size === 0) return record;
  return { ...record, counts: record.counts.map((count) => (yielding.has(count) ? withoutTerm(count) : count)) };
}
