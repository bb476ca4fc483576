import type { JailChoice, Probation } from '@countwise/engine';
import type { ChargeRow } from '../work/case-work.ts';

/** Down to the least and up to the most that an exception of the law allows; the checks say when it may be used. */
const conditionBounds = (condition: Probation['jail'][number] | undefined): JailChoice | null =>
  condition === undefined
    ? null
    : {
        ...condition,
        minimumDays: condition.exception?.minimumDays ?? condition.minimumDays,
        maximumDays: condition.above?.maximumDays ?? condition.maximumDays,
        authority: condition.above?.authority ?? condition.authority,
      };

/** The least and the most days in jail: as a condition of probation where it is granted, else of a misdemeanor. */
export const jailBounds = ({ charge, main }: ChargeRow, conditions: Probation['jail']): JailChoice | null =>
  charge.ProbationGranted
    ? conditionBounds(conditions.find((each) => each.charge === charge.Id))
    : (main?.jail ?? null);
