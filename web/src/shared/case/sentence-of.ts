import { type CaseRecord, catalogueOf, toCaseFile } from '@countwise/contract';
import { type CaseFile, type CrimeVersion, type IsoDate, type Sentence, sentence } from '@countwise/engine';
import type { Populated } from './charges-query.ts';
import { lastAnswers } from './last-answers.ts';

/** What the engine is asked of a case: the case file, the rows of the law that it names, the day. */
export interface Asked {
  readonly caseFile: CaseFile;
  readonly crimes: readonly CrimeVersion[];
  readonly today: IsoDate;
}

/** A stored case as the engine is asked of it, as the server does: same mapper, the same rows of the law. */
export function askedOf(
  record: CaseRecord,
  { charges, crimes, limitations, circumstances }: Omit<Populated, 'factors' | 'sentence' | 'correction'>,
  today: IsoDate,
): Asked {
  const laws = new Map(crimes.map(({ Id, crime }) => [Id, crime]));
  const caseFile = toCaseFile({ record, charges, limitations, circumstances }, (id) => laws.get(id));
  return { caseFile, crimes: [...laws.values()], today };
}

/** The rows of the law at hand. */
export const lawOf = ({ crimes }: Pick<Asked, 'crimes'>) => catalogueOf('open case', crimes);

const last = lastAnswers<Sentence>(16);

/**
 * Computes a case whole, as the server's `computed` does from the table: same mapper, same engine, the rows at hand. What
 * was asked a moment ago, or ahead of the key that asks it, is not computed again.
 */
export const answerTo = (asked: Asked): Sentence => {
  const { caseFile, crimes, today } = asked;
  return last.of(JSON.stringify([today, caseFile]), crimes, () => sentence(caseFile, lawOf(asked), today));
};
