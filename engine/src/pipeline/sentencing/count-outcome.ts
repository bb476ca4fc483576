import type { Role, Step } from '../../answer.ts';
import { isIndeterminate } from '../count.ts';
import type { CountOutcome, Operation, RowOutcome } from '../outcome.ts';
import type { Count } from '../record.ts';
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

/** Why the count must run consecutively, then `add`, or why nothing is added. */
function endOf({ mandatory }: Count, { track, working, added }: Plan, still: Standstill): readonly Operation[] {
  if (still !== null) return [{ ...still, track, amount: 0 }];
  const sum: Operation = { operation: 'add', track, amount: working.days, rule: added };
  return mandatory === null ? [sum] : [{ operation: 'note', track, amount: 0, rule: mandatory }, sum];
}

const onTrack = ({ track, working }: Plan, wanted: Step['track']): number => (track === wanted ? working.days : 0);

/** The count's row: its working, and whether it is added. */
function rowOf(count: Count, plan: Plan, surroundings: Surroundings): RowOutcome {
  const still = count === surroundings.longestMisdemeanor ? null : standstill(count);
  const running = { role: plan.role, code: plan.code, authority: plan.authority };
  const halted = {
    role: 'concurrent',
    code: plan.code === 1 ? 0 : plan.code,
    authority: still?.rule.authority ?? '',
  } as const;
  const { role, code, authority } = still === null ? running : halted;
  return {
    id: count.filed.id,
    role: standingRoles[count.standing] ?? role,
    isPrincipal: code,
    scheme: plan.scheme,
    authority,
    determinateDays: onTrack(plan, 'determinate'),
    indeterminateDays: onTrack(plan, 'indeterminate'),
    misdemeanorDays: onTrack(plan, 'misdemeanor'),
    special: plan.special,
    adds: still === null,
    operations: [...plan.working.operations, ...endOf(count, plan, still)],
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
      row: attachmentOutcome(attachment, count, { ...plan.addedOf(attachment.filed), count: row }),
    })),
  };
}
