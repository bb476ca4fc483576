import { one } from '../../numbers/fraction.ts';
import type { Count } from '../record/record.ts';
import { choosing, workOut } from './operations.ts';
import type { Plan } from './plan.ts';
import * as rules from './rules.ts';
import { misdemeanorDays, mostDays } from './surroundings.ts';

/** Jail days of a misdemeanor; an infraction has none (R-C03). */
export function misdemeanorPlan(count: Count): Plan {
  const infraction = count.severity === 'infraction';
  const rule = infraction ? rules.infraction : rules.misdemeanor;
  const days = infraction ? 0 : misdemeanorDays(count);
  const most = infraction ? 0 : mostDays(count);
  return {
    role: infraction ? 'infraction' : 'misdemeanor',
    code: 4,
    track: 'misdemeanor',
    scheme: 'Selected Length',
    special: null,
    working: workOut('misdemeanor', days < most ? choosing(count.source, most) : count.source, days, {
      factor: one,
      doubled: false,
    }),
    added: rule,
    addedOf: () => ({ factor: one, rule }),
    authority: rule.authority,
  };
}
