import { triadOf } from '../../crime/triad.ts';
import { isUnder } from '../../law/statute.ts';
import { isLive, isSubstitution } from '../record/count.ts';
import type { Count } from '../record/record.ts';

/** The jail of a misdemeanor raised for hate, where no term of § 1170(h) is given: up to one year, Pen. Code, §§ 18.5, 422.7. */
export const hateJail = triadOf({ upper: '364d' });

/** Whether § 422.7 punishes the crime, as found beside it. */
export const isRaisedForHate = ({ attachments }: Count): boolean =>
  attachments.some((row) => isSubstitution(row) && isLive(row) && isUnder(row.filed.sections, 'PC 422.7'));
