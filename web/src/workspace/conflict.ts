import { caseCircumstance, caseLimitation, caseRecord, chargeRecord, readCaseAttributes } from '@countwise/contract';
import type { z } from 'zod';
import { Failure } from '../api/failure.ts';
import type { CaseCache } from './case-cache.ts';
import { type Difference, differences } from './conflict-words.ts';
import { keepMark } from './mark-writes.ts';
import type { Write } from './writes.ts';

/**
 * Keeps the record as the server has it, where a write came too late (409), and answers in what the two differ: fields
 * that somebody else set meanwhile to something other than what was there `before`. None where the write stands beside
 * theirs and may simply be sent again; null where the failure is of another kind.
 */
export function keepTheirs(
  failure: Error,
  write: Write,
  before: Write | null,
  cache: CaseCache,
): readonly Difference[] | null {
  if (!(failure instanceof Failure) || failure.status !== 409) return null;
  const current = failure.problem?.current;
  const was = fieldsOf(before);
  switch (write.kind) {
    case 'charge':
      return withRecord(chargeRecord, current, (theirs) => {
        cache.setCharge(write.id, theirs);
        return differences.charge(write.fields, was, theirs);
      });
    case 'case':
      return withRecord(caseRecord, current, (theirs) => {
        cache.setRecord(theirs);
        return differences.case(write.fields, was, theirs);
      });
    case 'attributes':
      return withRecord(caseRecord, current, (theirs) => {
        cache.setRecord(theirs);
        return differences.attributes(write.fields, was, readCaseAttributes(theirs.caseAttributes));
      });
    case 'limitation':
      return withRecord(caseLimitation, current, (theirs) => {
        keepMark(write, theirs, cache);
        return differences.limitation(write.fields ?? {}, was, theirs);
      });
    case 'circumstance':
      return withRecord(caseCircumstance, current, (theirs) => {
        keepMark(write, theirs, cache);
        return differences.circumstance(write.fields ?? {}, was, theirs);
      });
    default:
      return null;
  }
}

/** What a write sets; nothing where it sets no fields. */
const fieldsOf = (write: Write | null): Readonly<Record<string, unknown>> =>
  (write !== null && 'fields' in write && write.fields) || {};

/** What `use` makes of the record that a 409 carries; null where it carries none. */
function withRecord<Row>(schema: z.ZodType<Row>, current: unknown, use: (theirs: Row) => readonly Difference[]) {
  const theirs = schema.safeParse(current).data;
  return theirs === undefined ? null : use(theirs);
}
