import type { Rule } from '../../law/rule.ts';
import { type Fraction, one } from '../../numbers/fraction.ts';
import { isConduct } from '../count.ts';
import type { Operation, RowOutcome } from '../outcome.ts';
import type { Attachment, Count } from '../record.ts';
import { ownSection, standstill, workOut } from './operations.ts';
import * as rules from './rules.ts';

interface Attaching {
  /** What part of the enhancement counts, and under which rule it is added. */
  readonly factor: Fraction;
  readonly rule: Rule;
  /** The count's own outcome, which the enhancement follows. */
  readonly count: RowOutcome;
}

const replaced: Rule = { authority: 'PC 1170.11', effective: null, words: 'in place of the term of its count' };

/** Why this row adds nothing, in the order in which the reasons are asked. */
function silence(
  attachment: Attachment,
  count: Count,
): { readonly operation: 'stay' | 'note'; readonly rule: Rule } | null {
  const { filed, stay } = attachment;
  if (filed.status === 'Acquitted' || filed.status === 'Dismissed') return { operation: 'note', rule: rules.inactive };
  if (filed.status !== 'Convicted')
    return { operation: 'stay', rule: filed.status === 'Stayed654' ? rules.stayed654 : rules.stayed };
  if (stay !== null) return { operation: 'stay', rule: stay.rule };
  if (!isConduct(attachment)) return { operation: 'note', rule: replaced };
  return standstill(count) ?? (count.absorbing && { operation: 'note', rule: count.absorbing });
}

const roleOf = (operation: 'stay' | 'note', { filed }: Attachment, role: RowOutcome['role']): RowOutcome['role'] => {
  if (filed.status === 'Acquitted' || filed.status === 'Dismissed') return 'inactive';
  return operation === 'stay' ? 'stayed' : role;
};

/** An enhancement follows its count: in full, one third, stayed or concurrent with it; a life term is never cut. */
export function attachmentOutcome(attachment: Attachment, count: Count, attaching: Attaching): RowOutcome {
  const { term } = attachment.filed;
  const life = term.kind !== 'determinate';
  const track = life ? 'indeterminate' : count.severity === 'misdemeanor' ? 'misdemeanor' : 'determinate';
  const silent = silence(attachment, count);
  const factor = life || silent !== null ? one : attaching.factor;
  const working = workOut(track, ownSection(attachment.filed), term.days, { factor, doubled: false });
  const last: Operation =
    silent === null
      ? { operation: 'add', track, amount: working.days, rule: life ? rules.lifeTail : attaching.rule }
      : { ...silent, track, amount: 0 };
  const substitution = !isConduct(attachment);
  return {
    ...attaching.count,
    id: attachment.filed.id,
    role: silent === null ? attaching.count.role : roleOf(silent.operation, attachment, attaching.count.role),
    scheme: substitution ? 'Alternate Term' : attaching.count.scheme,
    authority: last.rule.authority,
    determinateDays: track === 'determinate' && !substitution ? working.days : 0,
    indeterminateDays: track === 'indeterminate' && !substitution ? working.days : 0,
    misdemeanorDays: track === 'misdemeanor' && !substitution ? working.days : 0,
    special: null,
    adds: silent === null,
    operations: substitution ? [last] : [...working.operations, last],
  };
}
