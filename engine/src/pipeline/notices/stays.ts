import type { Notice } from '../../answer/answer.ts';
import type { Stay } from '../record/record.ts';
import type { Check } from './check.ts';

const noticeOf = ({ code, rule }: Stay, charges: readonly string[], statute: string): Notice => ({
  code,
  charges,
  authority: rule.authority,
  text: `${statute} is ${rule.words}.`,
});

/** Rows that the engine keeps from counting, each with its reason. */
export const stays: Check = ({ counts, priors }) => [
  ...counts.flatMap(({ filed, standing, attachments }) =>
    attachments.flatMap((row) =>
      row.stay === null || standing === 'inactive'
        ? []
        : [noticeOf(row.stay, [filed.id, row.filed.id], row.filed.crime.statute)],
    ),
  ),
  ...priors.flatMap(({ filed, stay }) => (stay === null ? [] : [noticeOf(stay, [filed.id], filed.crime.statute)])),
];
