import { type Catalogue, type Fault, faultsOf, type IsoDate, type Sentence, sentence } from '@countwise/engine';
import { readCaseFile } from '../case-file/read-case-file.ts';
import { splitFaults } from '../case-file/split-faults.ts';
import { unknownStatutes } from '../case-file/unknown-statutes.ts';

export type CaseAnswer = { readonly answer: Sentence } | { readonly faults: readonly Fault[] };

const jsonOf = (text: string): { readonly json: unknown } | { readonly faults: readonly Fault[] } => {
  try {
    // trimmed of the byte order mark that some systems write first
    return { json: JSON.parse(text.trim()) };
  } catch (error) {
    return { faults: [{ path: '$', message: error instanceof Error ? error.message : 'not JSON' }] };
  }
};

/** The engine's answer to the text of one case file, or everything that keeps it from one. */
export function answerCase(text: string, catalogue: Catalogue, today: IsoDate): CaseAnswer {
  const parsed = jsonOf(text);
  if ('faults' in parsed) return parsed;
  const read = readCaseFile(parsed.json);
  if ('faults' in read) return { faults: [...read.faults, ...unknownStatutes(parsed.json, catalogue)] };
  const faults = faultsOf(read.caseFile, catalogue, today);
  if (faults.length > 0) return { faults };
  const answer = sentence(read.caseFile, catalogue, today);
  const ofSplit = splitFaults(read.caseFile, answer);
  return ofSplit.length > 0 ? { faults: ofSplit } : { answer };
}
