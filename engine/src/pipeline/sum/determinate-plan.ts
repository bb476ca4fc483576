import type { PrincipalCode, Role } from '../../answer/answer.ts';
import type { Count } from '../record/record.ts';
import { namingSlot, workOut } from './operations.ts';
import type { Plan } from './plan.ts';
import { reductionOf } from './reduction.ts';
import type { Surroundings } from './surroundings.ts';

const codes: Partial<Record<Role, PrincipalCode>> = { principal: 1, 'full-term': 6 };

/** A determinate term: reduced if it runs as a subordinate one, in full if it is stayed or concurrent. */
export function determinatePlan(count: Count, surroundings: Surroundings): Plan {
  const still = count.standing !== 'active';
  const reduction = reductionOf(still ? { ...count, principal: 'case', separate: null } : count, surroundings);
  return {
    role: reduction.role,
    code: codes[reduction.role] ?? 0,
    track: 'determinate',
    scheme: reduction.scheme,
    special: null,
    working: workOut(
      'determinate',
      namingSlot(count.source, count.triad, count.filed.slot, reduction.days),
      reduction.days,
      {
        factor: reduction.factor,
        doubled: count.strike === 'second',
      },
    ),
    added: reduction.rule,
    addedOf: reduction.addedOf,
    authority: still ? 'PC 1170.1(a)' : reduction.rule.authority,
  };
}
