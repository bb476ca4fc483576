import { oneTermOfArson } from '../../law/lists/steps-of-sections.ts';
import { isNamed } from '../../law/statute-list.ts';
import { isImposed } from '../record/count.ts';
import type { Count, Prior, Stay } from '../record/record.ts';

export const arsonTermTaken: Stay = {
  code: 'STATUS_STAYED',
  rule: {
    word: 'STAY',
    authority: 'PC 451.1(a)',
    effective: null,
    words:
      'stayed: its section adds one term to an arson, for a prior or another circumstance, and it is added already',
  },
};

/** A prior arson is one of the circumstances for which an arson has one term, and the count carries that term. */
export const isArsonTermTaken = ({ filed }: Prior, { attachments }: Count): boolean =>
  isNamed(oneTermOfArson, filed.sections) &&
  attachments.some((row) => isImposed(row) && isNamed(oneTermOfArson, row.filed.sections));
