import { isActiveFelony, isIndeterminate } from '../count.ts';
import type { Operation, RowOutcome } from '../outcome.ts';
import { triggersPrior } from '../priors/trigger.ts';
import type { CaseRecord, Count, Prior } from '../record.ts';
import { isInactive, ownSection } from './operations.ts';
import * as rules from './rules.ts';

const runsWith = (counts: readonly Count[], prior: Prior): boolean =>
  counts.some(({ concurrent }) => !concurrent) && counts.some((count) => triggersPrior(prior, count));

/** How often the prior is added: once to the determinate terms, and to each consecutive life term it attaches to. */
function additions(prior: Prior, { counts, statusOnEachCount }: CaseRecord): readonly Operation['rule'][] {
  const felonies = counts.filter(isActiveFelony);
  const determinate = felonies.filter((count) => !isIndeterminate(count));
  const life = felonies.filter((count) => isIndeterminate(count) && !count.concurrent && triggersPrior(prior, count));
  const all = [
    ...(runsWith(determinate, prior) ? [rules.statusOnce] : []),
    ...life.map((count) => ({ ...rules.statusEach, words: `${rules.statusEach.words}, count ${count.filed.count}` })),
  ];
  return statusOnEachCount ? all : all.slice(0, 1);
}

function roleOf(prior: Prior): RowOutcome['role'] {
  if (isInactive(prior)) return 'inactive';
  return prior.stay !== null || prior.filed.status !== 'Convicted' ? 'stayed' : 'status';
}

/** Why a prior adds nothing: no conviction, a stay, or only concurrent counts to be added to. */
function standstill({ stay }: Prior, role: RowOutcome['role']): Pick<Operation, 'operation' | 'rule'> {
  if (role === 'inactive') return { operation: 'note', rule: rules.inactive };
  if (role === 'stayed') return { operation: 'stay', rule: stay?.rule ?? rules.stayed };
  return { operation: 'note', rule: rules.concurrent };
}

/** A status enhancement added up: full, never one third, never doubled (R-A15, R-B10, J-12). */
export function priorOutcome(prior: Prior, record: CaseRecord): RowOutcome {
  const { filed } = prior;
  const length = filed.days * filed.times;
  const role = roleOf(prior);
  const added = role === 'status' ? additions(prior, record) : [];
  const set: Operation = { operation: 'set', track: 'determinate', amount: length, rule: ownSection(filed) };
  const still: Operation = { ...standstill(prior, role), track: 'determinate', amount: 0 };
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
    ruleWords: [],
  };
}
