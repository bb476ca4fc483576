import { daysOf } from '../priors/prior-days.ts';
import { holdsPriors, priorsInAnyCase, priorsOfStruckLife } from '../priors/status-rows.ts';
import { triggersPrior } from '../priors/trigger.ts';
import type { Operation, RowOutcome } from '../record/outcome.ts';
import type { Prior, WorkingCase } from '../record/record.ts';
import { isInactive, leaving, ownSection } from './operations.ts';
import * as rules from './rules.ts';

/**
 * How often the prior is added: once to the determinate sentence, whichever count triggers it and however that count runs,
 * and with each struck life term of the controlling chain that triggers it.
 */
function additions(prior: Prior, record: WorkingCase): readonly Operation['rule'][] {
  const { counts } = record;
  const inAnyCase = priorsInAnyCase(record).includes(prior);
  const struckLives = counts.filter((count) => count.chain === 0 && priorsOfStruckLife(count, record).includes(prior));
  const onLife = struckLives.map((count) => ({
    ...rules.statusEach,
    words: `${rules.statusEach.words}, count ${count.filed.count}`,
  }));
  if (inAnyCase) return [rules.statusOnce, ...onLife];
  const isHeld = !counts.some((count) => !holdsPriors(count) && triggersPrior(prior, count));
  return onLife.length > 0 || isHeld ? onLife : [rules.statusOnce];
}

function roleOf(prior: Prior): RowOutcome['role'] {
  if (isInactive(prior)) return 'inactive';
  return prior.stay !== null || prior.filed.status !== 'Convicted' ? 'stayed' : 'status';
}

/** Why a prior adds nothing: no conviction, a stay, a minimum that holds it, or only concurrent counts. */
function standstill(
  prior: Prior,
  role: RowOutcome['role'],
  { counts }: WorkingCase,
): Pick<Operation, 'operation' | 'rule'> {
  const left = leaving(prior);
  if (left !== undefined) return { operation: 'note', rule: left };
  if (role === 'stayed') return { operation: 'stay', rule: prior.stay?.rule ?? rules.stayed };
  const holder = counts.find((count) => holdsPriors(count) && triggersPrior(prior, count));
  return { operation: 'note', rule: holder?.absorbing ?? rules.concurrent };
}

/** A status enhancement added up: full, never one third, never doubled (R-A15, R-B10, J-12). */
export function priorOutcome(prior: Prior, record: WorkingCase): RowOutcome {
  const { filed } = prior;
  const length = daysOf(prior);
  const role = roleOf(prior);
  const added = role === 'status' ? additions(prior, record) : [];
  const set: Operation = { operation: 'set', track: 'determinate', amount: length, rule: ownSection(filed) };
  const still: Operation = { ...standstill(prior, role, record), track: 'determinate', amount: 0 };
  const adds = added.map((rule): Operation => ({ operation: 'add', track: 'determinate', amount: length, rule }));
  return {
    id: filed.id,
    role,
    isPrincipal: 3,
    scheme: 'Full Term',
    authority: filed.crime.statute,
    determinateDays: added.length === 0 ? length : length * added.length,
    indeterminateDays: 0,
    misdemeanorDays: 0,
    special: null,
    adds: added.length > 0,
    operations: [set, ...(adds.length > 0 ? adds : [still])],
  };
}
