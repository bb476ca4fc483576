import {
  type CaseCircumstance,
  type CaseFactor,
  type CaseLimitation,
  type ChargeRecord,
  type CrimeRecord,
  populatedCharges,
} from '@countwise/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { request } from '../api/request.ts';

/** What the workspace knows of a case: the charges as stored, and the rows of the law they name. */
export interface Populated {
  readonly charges: readonly ChargeRecord[];
  readonly crimes: readonly CrimeRecord[];
  /** Limitations of probation marked on the case. */
  readonly limitations: readonly CaseLimitation[];
  /** Probation factors ticked on the case. */
  readonly factors: readonly CaseFactor[];
  /** Circumstances ticked on the case. */
  readonly circumstances: readonly CaseCircumstance[];
  /** The server's own sentence: same engine, same catalogue. Only ever compared, never shown. */
  readonly sentence: unknown;
}

/** Ids of the instructions that the jury report leaves out: chosen in this session, asked of nobody. */
export const leftOutQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['left-out-instructions', caseId],
    queryFn: skipToken,
    initialData: (): readonly string[] => [],
    gcTime: Number.POSITIVE_INFINITY,
  });

export const chargesQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['charges', caseId],
    meta: { page: true },
    queryFn: ({ signal }): Promise<Populated> => request(populatedCharges, { params: { caseId }, signal }),
  });
