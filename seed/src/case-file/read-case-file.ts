import type { CaseFile, Fault } from '@countwise/engine';
import { caseFileSchema } from './case-file-schema.ts';
import { contradictions } from './contradictions.ts';
import { faultsOfError } from './faults.ts';

export type ReadCaseFile = { readonly caseFile: CaseFile } | { readonly faults: readonly Fault[] };

/** A case file from parsed JSON, or every fault in it with its JSON path, such as `charges[0].date`. */
export function readCaseFile(json: unknown): ReadCaseFile {
  const read = caseFileSchema.safeParse(json);
  if (!read.success) return { faults: faultsOfError(read.error, json) };
  const faults = contradictions(read.data);
  return faults.length > 0 ? { faults } : { caseFile: read.data };
}
