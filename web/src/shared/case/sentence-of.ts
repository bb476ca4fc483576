import { type CaseRecord, catalogueOf, toCaseFile } from '@countwise/contract';
import { type IsoDate, type Sentence, sentence } from '@countwise/engine';
import type { Populated } from './charges-query.ts';

/** Computes a case whole, as the server does: same mapper, same engine, the same rows of the law. */
export function sentenceOf(
  record: CaseRecord,
  populated: Omit<Populated, 'factors' | 'sentence'>,
  today: IsoDate,
): Sentence {
  const { charges, crimes, limitations, circumstances } = populated;
  const laws = new Map(crimes.map(({ Id, crime }) => [Id, crime]));
  const file = toCaseFile(record, charges, (id) => laws.get(id), limitations, circumstances);
  return sentence(file, catalogueOf('open case', [...laws.values()]), today);
}
