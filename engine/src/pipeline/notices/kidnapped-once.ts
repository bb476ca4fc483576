import { kidnapRows } from '../enhancements/kidnapped-once.ts';
import type { RowOfCount } from '../enhancements/rows-of-counts.ts';
import { areNamedApart } from '../record/as-named.ts';
import { type Check, noticeOn } from './check.ts';

const mayBeOne = (a: RowOfCount, b: RowOfCount): boolean => a.row !== b.row && !areNamedApart(a.victim, b.victim);

/** Several terms for a kidnapping that may be one: an incident may hold more than one occasion. */
export const kidnappedOnce: Check = ({ counts }) => {
  const rows = kidnapRows(counts);
  const open = rows.filter((one) => rows.some((other) => mayBeOne(one, other)));
  return noticeOn(
    open.map(({ row }) => row),
    {
      code: 'KIDNAP_667_8C_NEEDS_FACTS',
      authority: 'PC 667.8(c)',
      text: 'One of these terms is added for a victim and an incident, to the kidnapping or to one sex crime. Give each count its victim and its occasion; where one kidnapping led to several occasions, mark all but one of these terms stayed.',
    },
  );
};
