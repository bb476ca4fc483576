import { isActiveFelony, isIndeterminate } from '../count.ts';
import { strikesEffective } from '../three-strikes/mode.ts';
import { type Check, noticeOn, onCounts } from './check.ts';

/** A range of dates with another version of the crime at its beginning (R-001, J-31). */
const rangeCrossesChange: Check = ({ counts }) =>
  counts.flatMap(({ filed }) =>
    filed.earlierVersion === undefined
      ? []
      : noticeOn([filed.id], {
          code: 'RANGE_CROSSES_LAW_CHANGE',
          authority: 'PC 3',
          text: `The range begins under ${filed.earlierVersion} and ends under ${filed.crime.id}; the later version needs proof of an act on or after its first day.`,
        }),
  );

const oldLimits: Check = ({ counts }) => {
  const old = counts.filter(
    (count) => isActiveFelony(count) && !isIndeterminate(count) && count.filed.lawDate < '1998-01-01',
  );
  return noticeOn(old.length > 1 ? old.map(({ filed }) => filed.id) : [], {
    code: 'OLD_1170_1_LIMITS',
    authority: 'former PC 1170.1(a), (g)',
    text: 'Before 1998 the aggregate was limited (double base term, five years of nonviolent subordinate terms). These limits are not modelled.',
  });
};

const strikesBeforeLaw = onCounts(({ filed }) => filed.strikes > 0 && filed.lawDate < strikesEffective, {
  code: 'STRIKES_BEFORE_LAW',
  authority: 'PC 667(b)-(i)',
  text: 'The offense is older than the Three Strikes law; its term is not changed by strikes.',
});

/** Where the day of the act or of the sentence decides which law applies. */
export const lawVersions: readonly Check[] = [rangeCrossesChange, oldLimits, strikesBeforeLaw];
