import {
  type CaseFile,
  type Catalogue,
  type ExposureRange,
  type Fault,
  faultsOf,
  type IsoDate,
  rangeOf,
  type Sentence,
  sentence,
} from '@countwise/engine';
import { readCaseFile } from '../case-file/read-case-file.ts';
import { splitFaults } from '../case-file/split-faults.ts';
import { unknownStatutes } from '../case-file/unknown-statutes.ts';
import { jsonOf } from './json-text.ts';

/** The engine's answer with the lawful range beside it, where that was asked for. */
export interface AnswerWithRange extends Sentence {
  readonly range?: ExposureRange;
}

export type CaseAnswer = { readonly answer: AnswerWithRange } | { readonly faults: readonly Fault[] };

/** What a case is answered with. `today` is the sentencing date of a case that has none. */
export interface AnswerWith {
  readonly catalogue: Catalogue;
  readonly today: IsoDate;
  readonly withRange: boolean;
}

/** What the engine answers a readable case, or why it cannot. */
function answerRead(caseFile: CaseFile, { catalogue, today, withRange }: AnswerWith): CaseAnswer {
  const faults = faultsOf(caseFile, catalogue, today);
  if (faults.length > 0) return { faults };
  const answer = sentence(caseFile, catalogue, today);
  const ofSplit = splitFaults(caseFile, answer);
  if (ofSplit.length > 0) return { faults: ofSplit };
  return { answer: withRange ? { ...answer, range: rangeOf(caseFile, catalogue, today) } : answer };
}

/** The answer to the text of one case file, or everything that keeps it from one. */
export function answerCase(text: string, given: AnswerWith): CaseAnswer {
  const parsed = jsonOf(text);
  if ('faults' in parsed) return parsed;
  const read = readCaseFile(parsed.json);
  if ('faults' in read) return { faults: [...read.faults, ...unknownStatutes(parsed.json, given.catalogue)] };
  try {
    return answerRead(read.caseFile, given);
  } catch (error) {
    // a defect of one case keeps no other of a bulk from its answer
    const reason = error instanceof Error ? error.message : String(error);
    return { faults: [{ path: '$', message: `Countwise itself failed, and this should be reported: ${reason}` }] };
  }
}
