import {
  type CaseCircumstance,
  type CaseCorrection,
  type CaseFactor,
  type CaseLimitation,
  type ChargeRecord,
  type CrimeRecord,
  populatedCharges,
} from '@countwise/contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../api/request.ts';

/** What is known of a case beside its record: the charges as stored, and the rows of the law they name. */
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
  /** Where the same charges and facts came to another total before, until the owner has understood; only ever told by the server. */
  readonly correction?: CaseCorrection | null;
}

export const chargesQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['charges', caseId],
    meta: { page: true },
    queryFn: ({ signal }): Promise<Populated> => request(populatedCharges, { params: { caseId }, signal }),
  });
