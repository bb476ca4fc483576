import { isActiveFelony, isIndeterminate } from '../count.ts';
import type { Operation, RowOutcome } from '../outcome.ts';
import { daysOf } from '../priors/prior-days.ts';
import { triggersPrior } from '../priors/trigger.ts';
import type { CaseRecord, Count, Prior } from '../record.ts';
import { isInactive, ownSection } from './operations.ts';
import * as rules from './rules.ts';

const runsWith = (counts: readonly Count[], prior: Prior): boolean =>
  counts.some(({ concurrent }) => !concurrent) && counts.some((count) => triggersPrior(prior, count));

/** A minimum that holds the count's enhancements holds its priors; a third strike has them besides, § 667(e). */
const holds = ({ absorbing, strike }: Count): boolean => absorbing !== null && strike !== 'third';

/** How often the prior is added: once to the determinate terms, and to each consecutive life term it attaches to. */
function additions(prior: Prior, { counts, statusOnEachCount }: CaseRecord): readonly Operation['rule'][] {
  const felonies = counts.filter(isActiveFelony);
  const determinate = felonies.filter((count) => !isIndeterminate(count));
  const life = felonies.filter(
    (count) => isIndeterminate(count) && !count.concurrent && !holds(count) && triggersPrior(prior, count),
  );
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

/** Why a prior adds nothing: no conviction, a stay, a minimum that holds it, or only concurrent counts. */
function standstill(
  prior: Prior,
  role: RowOutcome['role'],
  { counts }: CaseRecord,
): Pick<Operation, 'operation' | 'rule'> {
  if (role === 'inactive') return { operation: 'note', rule: rules.inactive };
  if (role === 'stayed') return { operation: 'stay', rule: prior.stay?.rule ?? rules.stayed };
  const holder = counts.find((count) => holds(count) && triggersPrior(prior, count));
  return { operation: 'note', rule: holder?.absorbing ?? rules.concurrent };
}

/** A status enhancement added up: full, never one third, never doubled (R-A15, R-B10, J-12). */
export function priorOutcome(prior: Prior, record: CaseRecord): RowOutcome {
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
    ruleWords: [],
  };
}
