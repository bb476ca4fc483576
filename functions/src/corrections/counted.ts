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

interface Computed {
  readonly file: CaseFile;
  readonly sentence: Sentence;
}
/** A case counted on a day. */
export interface Counted extends Computed {
  readonly answer: LastAnswer;
}

/**
 * What a stored case comes to on a day, which is the day of sentence where it names none: the one way from the table to
 * the engine, for a screen, a list and a report alike. In the browser it is `answerTo`, on the rows at hand.
 */
export function computed(whole: WholeCase, catalogue: Rows, today: IsoDate): Computed {
  const file = toCaseFile(whole, (id) => catalogue.row(id));
  return { file, sentence: sentence(file, catalogue, today) };
}

/** Counts a case on a day, as it is kept with the case. */
export function counted(whole: WholeCase, catalogue: Rows, today: IsoDate): Counted {
  const made = computed(whole, catalogue, today);
  return {
    ...made,
    answer: {
      engine: made.sentence.engine,
      catalogue: made.sentence.catalogue,
      lawDay: readCaseAttributes(whole.record.caseAttributes).sentencingDate ?? today,
      ...caseTotalOf(made.sentence.summary),
      facts: factsOf(whole),
    },
  };
}
