import { type CaseCircumstance, type CaseFactor, type CaseLimitation, childId } from '@countwise/contract';
import type { Populated } from '../../shared/case/charges-query.ts';
import type { MarkKind, WriteOf } from './writes.ts';

export interface MarkRows {
  readonly factor: CaseFactor;
  readonly limitation: CaseLimitation;
  readonly circumstance: CaseCircumstance;
}
export type MarkFields<Kind extends MarkKind> = NonNullable<WriteOf<Kind>['fields']>;

/** Of one kind of mark: where its records are kept here, how one is made, and what of it is said. */
interface Marking<Fields, Row> {
  readonly of: (known: Populated) => readonly Row[];
  readonly kept: (rows: readonly Row[]) => Partial<Populated>;
  /** A record as it will be; its first version is the server's to give. */
  readonly made: (caseId: string, thing: string, fields: Fields) => Row;
  readonly fieldsOf: (row: Row) => Fields;
}

const unsaved = (CaseId: string, thing: string) => ({ Id: childId(CaseId, thing), CaseId, Version: 1 });

export const markings: { readonly [Kind in MarkKind]: Marking<MarkFields<Kind>, MarkRows[Kind]> } = {
  factor: {
    of: ({ factors }) => factors,
    kept: (factors) => ({ factors }),
    made: (caseId, thing, fields) => ({ ...unsaved(caseId, thing), ProbationFactorId: thing, ...fields }),
    fieldsOf: ({ IsTrue }) => ({ IsTrue }),
  },
  limitation: {
    of: ({ limitations }) => limitations,
    kept: (limitations) => ({ limitations }),
    made: (caseId, thing, fields) => ({ ...unsaved(caseId, thing), ProbationLimitationId: thing, ...fields }),
    fieldsOf: ({ IsTrue, IsPled }) => ({ IsTrue, IsPled }),
  },
  circumstance: {
    of: ({ circumstances }) => circumstances,
    kept: (circumstances) => ({ circumstances }),
    made: (caseId, thing, fields) => ({ ...unsaved(caseId, thing), CircumstancesId: thing, ...fields }),
    fieldsOf: ({ Proof }) => ({ Proof }),
  },
};
