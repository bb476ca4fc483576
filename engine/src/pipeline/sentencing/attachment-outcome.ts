import type { Step } from '../../answer.ts';
import type { Rule } from '../../law/rule.ts';
import { one } from '../../numbers/fraction.ts';
import { isConduct } from '../count.ts';
import type { Operation, RowOutcome } from '../outcome.ts';
import type { Attachment, Count } from '../record.ts';
import { isInactive, namingSlot, ownSection, standstill, type Working, workOut } from './operations.ts';
import type { Added } from './plan.ts';
import * as rules from './rules.ts';

interface Attaching extends Added {
  /** The count's own outcome, which the enhancement follows. */
  readonly count: RowOutcome;
}

const allegation: Rule = {
  authority: 'PC 1203',
  effective: null,
  words: 'an allegation for probation, without a term',
};
const replaced: Rule = { authority: 'PC 1170.11', effective: null, words: 'in place of the term of its count' };

interface Silence {
  readonly operation: 'stay' | 'note';
  readonly rule: Rule;
}

/** Why a row that was no conviction, or is stayed by its own status, adds nothing. */
function silenceOfStatus({ filed }: Attachment): Silence | null {
  if (isInactive({ filed })) return { operation: 'note', rule: rules.inactive };
  if (filed.status === 'Convicted') return null;
  return { operation: 'stay', rule: filed.status === 'Stayed654' ? rules.stayed654 : rules.stayed };
}

/** Why this row adds nothing, in the order in which the reasons are asked. */
function silence(attachment: Attachment, count: Count): Silence | null {
  const { filed, stay } = attachment;
  const ofStatus = silenceOfStatus(attachment);
  if (ofStatus !== null) return ofStatus;
  if (stay !== null) return { operation: 'stay', rule: stay.rule };
  if (!isConduct(attachment)) return { operation: 'note', rule: replaced };
  if (filed.crime.kind === 'probation') return { operation: 'note', rule: allegation };
  // a life term of PC 12022.53(d) is additional and consecutive notwithstanding any other law
  const absorbing = filed.term.kind === 'determinate' ? count.absorbing : null;
  return standstill(count) ?? (absorbing && { operation: 'note', rule: absorbing });
}

const roleOf = (
  operation: Silence['operation'],
  attachment: Attachment,
  role: RowOutcome['role'],
): RowOutcome['role'] => {
  if (isInactive(attachment)) return 'inactive';
  return operation === 'stay' ? 'stayed' : role;
};

const trackOf = ({ filed }: Attachment, { severity }: Count): Step['track'] => {
  if (filed.term.kind !== 'determinate') return 'indeterminate';
  return severity === 'misdemeanor' ? 'misdemeanor' : 'determinate';
};

/** A substitution has no length of its own: the count's row shows it. */
const substitutionRow = (count: RowOutcome, last: Operation) => ({
  ...count,
  scheme: 'Alternate Term',
  determinateDays: 0,
  indeterminateDays: 0,
  misdemeanorDays: 0,
  operations: [last],
});

function conductRow(count: RowOutcome, track: Step['track'], { days, operations }: Working) {
  const onTrack = (wanted: Step['track']): number => (track === wanted ? days : 0);
  return {
    ...count,
    determinateDays: onTrack('determinate'),
    indeterminateDays: onTrack('indeterminate'),
    misdemeanorDays: onTrack('misdemeanor'),
    operations,
  };
}

/** An enhancement follows its count: in full, one third, stayed or concurrent with it; a life term is never cut. */
export function attachmentOutcome(attachment: Attachment, count: Count, attaching: Attaching): RowOutcome {
  const track = trackOf(attachment, count);
  const silent = silence(attachment, count);
  const isWhole = track === 'indeterminate' || silent !== null;
  const factor = isWhole ? one : attaching.factor;
  const { filed } = attachment;
  const source = namingSlot(ownSection(filed), filed.triad, filed.slot, filed.term.days);
  const working = workOut(track, source, filed.term.days, {
    factor,
    doubled: false,
    divided: rules.enhancementThird,
  });
  const rule = track === 'indeterminate' ? rules.lifeTail : attaching.rule;
  const last: Operation =
    silent === null ? { operation: 'add', track, amount: working.days, rule } : { ...silent, track, amount: 0 };
  const row = isConduct(attachment)
    ? conductRow(attaching.count, track, { ...working, operations: [...working.operations, last] })
    : substitutionRow(attaching.count, last);
  return {
    ...row,
    id: filed.id,
    role: silent === null ? attaching.count.role : roleOf(silent.operation, attachment, attaching.count.role),
    authority: last.rule.authority,
    special: null,
    adds: silent === null,
  };
}
