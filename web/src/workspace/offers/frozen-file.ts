import type { OfferRecord } from '@countwise/contract';
import type { CaseFile } from '@countwise/engine';

const isRow = (row: object): boolean => 'id' in row && 'crime' in row && row.crime !== undefined;

/** A file that the server read whole before it froze it: what is looked at here is only that it is one. */
const isCaseFile = (file: object): file is CaseFile =>
  'caseFile' in file &&
  'charges' in file &&
  Array.isArray(file.charges) &&
  file.charges.every((row: unknown) => typeof row === 'object' && row !== null && isRow(row) && 'date' in row);

/** The case file of an offer, as it was frozen. */
export function frozenFile({ caseFile }: Pick<OfferRecord, 'caseFile'>): CaseFile | null {
  const file: object = caseFile;
  return isCaseFile(file) ? file : null;
}
