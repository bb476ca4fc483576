import { caseTotalOf, type LastAnswer, readCaseAttributes, toCaseFile } from '@countwise/contract';
import {
  type CaseFile,
  type Catalogue,
  type CrimeVersion,
  type IsoDate,
  type Sentence,
  sentence,
} from '@countwise/engine';
import type { WholeCase } from '../store/cases.ts';
import { factsOf } from './facts-of.ts';

export type Rows = Catalogue & { readonly row: (id: string) => CrimeVersion | undefined };

/** A case counted on a day. */
export interface Counted {
  readonly file: CaseFile;
  readonly sentence: Sentence;
  readonly answer: LastAnswer;
}

/** Counts a case on a day, which is the day of sentence where the case names none. */
export function counted(whole: WholeCase, catalogue: Rows, today: IsoDate): Counted {
  const { record, charges, limitations, circumstances } = whole;
  const file = toCaseFile(record, charges, (id) => catalogue.row(id), limitations, circumstances);
  const made = sentence(file, catalogue, today);
  return {
    file,
    sentence: made,
    answer: {
      engine: made.engine,
      catalogue: made.catalogue,
      lawDay: readCaseAttributes(record.caseAttributes).sentencingDate ?? today,
      ...caseTotalOf(made.summary),
      facts: factsOf(whole),
    },
  };
}
