import {
  addCircumstance,
  addFactor,
  addLimitation,
  type CaseCircumstance,
  type CaseFactor,
  type CaseLimitation,
  changeCircumstance,
  changeLimitation,
  childId,
  deleteCircumstance,
  deleteFactor,
  deleteLimitation,
} from '@countwise/contract';
import { request } from '../api/request.ts';
import type { Populated } from '../shared/case/charges-query.ts';

/** What of the law a case may have marked, each mark a record of its own, and what such a record says. */
export interface MarkFields {
  readonly factor: Pick<CaseFactor, 'IsTrue'>;
  readonly limitation: Pick<CaseLimitation, 'IsTrue' | 'IsPled'>;
  readonly circumstance: Pick<CaseCircumstance, 'Proof'>;
}
export interface MarkRows {
  readonly factor: CaseFactor;
  readonly limitation: CaseLimitation;
  readonly circumstance: CaseCircumstance;
}
export type MarkKind = keyof MarkFields;

/** Of one kind: where its records are kept here, how one is made, and what is asked of the server. */
export interface Marking<Fields, Row> {
  readonly of: (known: Populated) => readonly Row[];
  readonly kept: (rows: readonly Row[]) => Partial<Populated>;
  /** A record as it will be; its first version is the server's to give. */
  readonly made: (caseId: string, thing: string, fields: Fields) => Row;
  readonly fieldsOf: (row: Row) => Fields;
  /** Answers the record that stands already, where one does. */
  readonly add: (row: Row) => Promise<Row>;
  readonly change: (row: Row) => Promise<Row>;
  readonly remove: (id: string) => Promise<unknown>;
}

const unsaved = (CaseId: string, thing: string) => ({ Id: childId(CaseId, thing), CaseId, Version: 0 });

const add = ({ CaseId, ProbationFactorId, IsTrue }: CaseFactor) =>
  request(addFactor, { body: { CaseId, ProbationFactorId, IsTrue } });

export const markings: { readonly [Kind in MarkKind]: Marking<MarkFields[Kind], MarkRows[Kind]> } = {
  factor: {
    of: ({ factors }) => factors,
    kept: (factors) => ({ factors }),
    made: (caseId, thing, fields) => ({ ...unsaved(caseId, thing), ProbationFactorId: thing, ...fields }),
    fieldsOf: ({ IsTrue }) => ({ IsTrue }),
    add,
    // there is no call that changes a factor
    change: async (row) => {
      await request(deleteFactor, { params: { id: row.Id } });
      return add(row);
    },
    remove: (id) => request(deleteFactor, { params: { id } }),
  },
  limitation: {
    of: ({ limitations }) => limitations,
    kept: (limitations) => ({ limitations }),
    made: (caseId, thing, fields) => ({ ...unsaved(caseId, thing), ProbationLimitationId: thing, ...fields }),
    fieldsOf: ({ IsTrue, IsPled }) => ({ IsTrue, IsPled }),
    add: ({ CaseId, ProbationLimitationId, IsTrue, IsPled }) =>
      request(addLimitation, { body: { CaseId, ProbationLimitationId, IsTrue, IsPled } }),
    change: ({ Id, IsTrue, IsPled, Version }) =>
      request(changeLimitation, { params: { id: Id }, body: { IsTrue, IsPled, Version } }),
    remove: (id) => request(deleteLimitation, { params: { id } }),
  },
  circumstance: {
    of: ({ circumstances }) => circumstances,
    kept: (circumstances) => ({ circumstances }),
    made: (caseId, thing, fields) => ({ ...unsaved(caseId, thing), CircumstancesId: thing, ...fields }),
    fieldsOf: ({ Proof }) => ({ Proof }),
    add: ({ CaseId, CircumstancesId, Proof }) => request(addCircumstance, { body: { CaseId, CircumstancesId, Proof } }),
    change: ({ Id, Proof, Version }) => request(changeCircumstance, { params: { id: Id }, body: { Proof, Version } }),
    remove: (id) => request(deleteCircumstance, { params: { id } }),
  },
};
