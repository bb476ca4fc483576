import type { Role, Step } from '../../answer/answer.ts';
import { isIndeterminate } from '../record/count.ts';
import type { CountOutcome, Operation, RowOutcome } from '../record/outcome.ts';
import type { Count } from '../record/record.ts';
import { attachmentOutcome } from './attachment-outcome.ts';
import { determinatePlan } from './determinate-plan.ts';
import { lifePlan } from './life-plan.ts';
import { misdemeanorPlan } from './misdemeanor-plan.ts';
import { standstill } from './operations.ts';
import type { Plan } from './plan.ts';
import type { Surroundings } from './surroundings.ts';

const planOf = (count: Count, surroundings: Surroundings): Plan => {
  if (count.severity !== 'felony') return misdemeanorPlan(count);
  return isIndeterminate(count) ? lifePlan(count) : determinatePlan(count, surroundings);
};

const standingRoles: Readonly<Record<Count['standing'], Role | null>> = {
  active: null,
  stayed: 'stayed',
  suspended: 'stayed',
  inactive: 'inactive',
};

type Standstill = ReturnType<typeof standstill>;

/** The working with its end: why the count must run consecutively, then `add`, or why nothing is added. */
function operationsOf({ mandatory }: Count, plan: Plan, still: Standstill): readonly Operation[] {
  const { track, added } = plan;
  const { days, operations } = plan.working;
  if (still !== null) {
    operations.push({ operation: still.operation, track, amount: 0, rule: still.rule });
    return operations;
  }
  if (mandatory !== null) operations.push({ operation: 'note', track, amount: 0, rule: mandatory });
  operations.push({ operation: 'add', track, amount: days, rule: added });
  return operations;
}

const haltedCode = (code: Plan['code']): Plan['code'] => (code === 1 ? 0 : code);

const onTrack = ({ track, working }: Plan, wanted: Step['track']): number => (track === wanted ? working.days : 0);

/** The count's row: its working, and whether it is added. */
function rowOf(count: Count, plan: Plan, surroundings: Surroundings): RowOutcome {
  const still = count === surroundings.longestMisdemeanor ? null : standstill(count);
  return {
    id: count.filed.id,
    role: standingRoles[count.standing] ?? (still === null ? plan.role : 'concurrent'),
    isPrincipal: still === null ? plan.code : haltedCode(plan.code),
    scheme: plan.scheme,
    authority: still === null ? plan.authority : still.rule.authority,
    determinateDays: onTrack(plan, 'determinate'),
    indeterminateDays: onTrack(plan, 'indeterminate'),
    misdemeanorDays: onTrack(plan, 'misdemeanor'),
    special: plan.special,
    adds: still === null,
    operations: operationsOf(count, plan, still),
  };
}

/** One count added up with its enhancements (R-B10). */
export function countOutcome(count: Count, surroundings: Surroundings): CountOutcome {
  const plan = planOf(count, surroundings);
  const row = rowOf(count, plan, surroundings);
  return {
    count,
    row,
    attachments: count.attachments.map((attachment) => ({
      attachment,
      row: attachmentOutcome(attachment, count, plan.addedOf(attachment.filed), row),
    })),
  };
}
