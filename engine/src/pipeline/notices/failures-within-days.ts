import { isUnder, isUnderAny } from '../../law/statute.ts';
import { daysBetween } from '../../numbers/iso-date.ts';
import type { Count } from '../record/record.ts';
import { mostDays } from '../sum/surroundings.ts';
import { type Check, noticeOn } from './check.ts';

const halfYear = 180;
const period = 90;

/** Of one who registers anew every thirty days; § 290.011(a) has other failures too, with a year. */
const isOfThirtyDays = ({ filed, severity, triad }: Count): boolean =>
  isUnderAny(filed.sections, ['PC 290.012(c)', 'PC 290.018(g)']) ||
  (isUnder(filed.sections, 'PC 290.011(a)') && severity === 'misdemeanor' && mostDays({ triad }) <= halfYear);

const isCharged = (count: Count): boolean =>
  count.standing !== 'inactive' && count.filed.state === 'Completed' && isOfThirtyDays(count);

/** The failures of two counts, each on a day or within days, may lie in one period. */
const mayBeTogether = ({ filed: a }: Count, { filed: b }: Count): boolean =>
  daysBetween(a.lawDate, b.date) < period && daysBetween(b.lawDate, a.date) < period;

/** Failures to register every thirty days that are charged more often than once in ninety days. */
export const failuresWithinDays: Check = ({ counts }) => {
  const failures = counts.filter(isCharged);
  return noticeOn(
    failures.filter((one) => failures.some((other) => other !== one && mayBeTogether(one, other))),
    {
      code: 'REGISTRATION_CHARGED_TWICE',
      authority: 'PC 290.018(g)',
      text: 'A failure to register every thirty days is not charged more often than once in any period of ninety days: of failures less than ninety days apart one count alone stands.',
    },
  );
};
