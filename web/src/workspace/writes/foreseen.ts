import { type CaseRecord, totalText } from '@countwise/contract';
import type { IsoDate, Sentence } from '@countwise/engine';
import { answerTo, askedOf } from '../../shared/case/sentence-of.ts';
import type { CaseWork } from '../work/case-work.ts';
import type { ChargeFields } from './writes.ts';

/** A change that is weighed before it is made. */
export interface Change {
  readonly record?: Partial<CaseRecord>;
  /** By the id of the charge. */
  readonly charges?: Readonly<Record<string, ChargeFields>>;
}

/** The sentence that a change would bring: the same engine over the case as it would stand. Nothing is written. */
export function foreseen(work: CaseWork, { record = {}, charges = {} }: Change, today: IsoDate): Sentence {
  const { rows, limitations, circumstances } = work;
  const populated = {
    charges: rows.map(({ charge }) => ({ ...charge, ...charges[charge.Id] })),
    crimes: rows.map(({ crime }) => crime),
    limitations,
    circumstances,
  };
  return answerTo(askedOf({ ...work.record, ...record }, populated, today));
}

/** Its total in one line. */
export const foreseenTotal = (work: CaseWork, change: Change, today: IsoDate): string =>
  totalText(foreseen(work, change, today).summary);
