import type { Step } from '../../answer/answer.ts';
import type { Rule } from '../../law/rule.ts';
import { type Fraction, one } from '../../numbers/fraction.ts';
import { isSubstitution } from '../record/count.ts';
import type { Operation, RowOutcome } from '../record/outcome.ts';
import type { Attachment, Count } from '../record/record.ts';
import { isInactive, leaving, namingSlot, ownSection, standstill, type Working, workOut } from './operations.ts';
import type { Added } from './plan.ts';
import * as rules from './rules.ts';

const allegation: Rule = {
  authority: 'PC 1203',
  effective: null,
  words: 'an allegation for probation, without a term',
};
const replaced: Rule = { authority: 'PC 1170.11', effective: null, words: 'in place of the term of its count' };

const punishmentStruck: Rule = {
  authority: 'PC 1385(b)(1)',
  effective: null,
  words: 'its punishment is struck in the interest of justice; the finding stands',
};

interface Silence {
  readonly operation: 'stay' | 'note';
  readonly rule: Rule;
}

/** Why a row that was no conviction, or is stayed by its own status, adds nothing. */
function silenceOfStatus(attachment: Attachment): Silence | null {
  const { filed } = attachment;
  const left = leaving(attachment);
  if (left !== undefined) return { operation: 'note', rule: left };
  if (filed.status === 'Convicted') return null;
  return { operation: 'stay', rule: filed.status === 'Stayed654' ? rules.stayed654 : rules.stayed };
}

/** Why this row adds nothing, in the order in which the reasons are asked. */
function silence(attachment: Attachment, count: Count): Silence | null {
  const { filed, stay } = attachment;
  const ofStatus = silenceOfStatus(attachment);
  if (ofStatus !== null) return ofStatus;
  if (stay !== null) return { operation: 'stay', rule: stay.rule };
  if (isSubstitution(attachment)) return { operation: 'note', rule: replaced };
  if (filed.crime.kind === 'probation') return { operation: 'note', rule: allegation };
  if (filed.punishmentStruck) return { operation: 'stay', rule: punishmentStruck };
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

/** Days with a misdemeanor are jail days; of an enhancement of felonies, which does not run with it, they are years. */
function trackOf({ filed }: Attachment, { severity }: Count, isOff: boolean): Step['track'] {
  if (filed.term.kind !== 'determinate') return 'indeterminate';
  const isYears = isOff && filed.crime.severity === 'felony';
  return severity === 'misdemeanor' && !isYears ? 'misdemeanor' : 'determinate';
}

const onTrack = (days: number, track: Step['track'], wanted: Step['track']): number => (track === wanted ? days : 0);

/** What is done last with a row: it is added, or why it is not. */
const lastOf = (silent: Silence | null, track: Step['track'], days: number, rule: Rule): Operation =>
  silent === null
    ? { operation: 'add', track, amount: days, rule }
    : { operation: silent.operation, track, amount: 0, rule: silent.rule };

/**
 * An enhancement follows its count: in full, one third, stayed or concurrent with it, of which the part is that of its chain;
 * a life term is never cut.
 */
function workingOf({ filed }: Attachment, track: Step['track'], silent: Silence | null, factor: Fraction): Working {
  const isWhole = track === 'indeterminate' || (silent !== null && silent.rule !== rules.concurrent);
  const source = namingSlot(ownSection(filed), filed.triad, filed.slot, filed.term.days);
  return workOut(track, source, filed.term.days, {
    factor: isWhole ? one : factor,
    doubled: false,
    divided: rules.enhancementThird,
  });
}

/** A substitution has no length of its own: the count's row shows it. */
const noWorking = (): Working => ({ days: 0, operations: [] });

/**
 * One row of a count, in the part that the count's plan gives it.
 * @param row the count's own outcome, which the enhancement follows
 */
export function attachmentOutcome(
  attachment: Attachment,
  count: Count,
  { factor, rule }: Added,
  row: RowOutcome,
): RowOutcome {
  const silent = silence(attachment, count);
  const track = trackOf(attachment, count, silent?.operation === 'stay' || isInactive(attachment));
  const isOwn = !isSubstitution(attachment);
  const { days, operations } = isOwn ? workingOf(attachment, track, silent, factor) : noWorking();
  const last = lastOf(silent, track, days, track === 'indeterminate' ? rules.lifeTail : rule);
  operations.push(last);
  return {
    id: attachment.filed.id,
    role: silent === null ? row.role : roleOf(silent.operation, attachment, row.role),
    isPrincipal: row.isPrincipal,
    scheme: isOwn ? row.scheme : 'Alternate Term',
    authority: last.rule.authority,
    determinateDays: onTrack(days, track, 'determinate'),
    indeterminateDays: onTrack(days, track, 'indeterminate'),
    misdemeanorDays: onTrack(days, track, 'misdemeanor'),
    special: null,
    adds: silent === null,
    operations,
  };
}
