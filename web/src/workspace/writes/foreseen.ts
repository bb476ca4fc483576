import { type CaseRecord, totalText } from '@countwise/contract';
import type { IsoDate, Sentence } from '@countwise/engine';
import { answerTo, askedOf } from '../../shared/case/sentence-of.ts';
import { ledger } from '../../text/ledger.ts';
import { charges as text } from '../../text/workspace.ts';
import { type CaseWork, workOf } from '../work/case-work.ts';
import type { ChargeFields } from './writes.ts';

/** A change that is weighed before it is made. */
export interface Change {
  readonly record?: Partial<CaseRecord>;
  /** By the id of the charge. */
  readonly charges?: Readonly<Record<string, ChargeFields>>;
}

/** The case as it would stand. */
function changed(work: CaseWork, { record = {}, charges = {} }: Change) {
  const { rows, limitations, factors, circumstances } = work;
  const populated = {
    charges: rows.map(({ charge }) => ({ ...charge, ...charges[charge.Id] })),
    crimes: rows.map(({ crime }) => crime),
    limitations,
    factors,
    circumstances,
  };
  return { record: { ...work.record, ...record }, populated };
}

/** The sentence that a change would bring: the same engine over the case as it would stand. Nothing is written. */
export function foreseen(work: CaseWork, change: Change, today: IsoDate): Sentence {
  const { record, populated } = changed(work, change);
  return answerTo(askedOf(record, populated, today));
}

/** The same with the rows of its charge list. */
export function foreseenWork(work: CaseWork, change: Change, today: IsoDate): CaseWork {
  const { record, populated } = changed(work, change);
  return workOf(record, populated, today);
}

/** Its total in one line. */
export const foreseenTotal = (work: CaseWork, change: Change, today: IsoDate): string =>
  totalText(foreseen(work, change, today).summary);

/** Which count has the principal term in a sentence, in words: `count 2 principal`. */
export const principalOf = ({ charges }: Sentence): readonly string[] =>
  charges.flatMap(({ role, count }) => (role === 'principal' ? ledger.isPrincipal(text.countName(count)) : []));
