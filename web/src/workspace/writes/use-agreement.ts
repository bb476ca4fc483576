import { useEffect } from 'react';
import { z } from 'zod';
import type { Populated } from '../../shared/case/charges-query.ts';
import type { CaseWork } from '../work/case-work.ts';

const shared = z.object({ charges: z.unknown(), caseEnhancements: z.unknown(), summary: z.unknown() });

const told = (sentence: unknown): string | null => {
  const parts = shared.safeParse(sentence).data;
  return parts === undefined ? null : JSON.stringify(parts);
};

/**
 * The server's own sentence must be the one on the screen: same engine, same rows of the law.
 * Another one is a defect of ours and is reported as one; while a write is under way the two may differ.
 */
export function useAgreement(populated: Populated | undefined, work: CaseWork | undefined, saving: boolean): void {
  useEffect(() => {
    if (populated === undefined || work === undefined || saving) return;
    const server = told(populated.sentence);
    const compared = work.rows.length === populated.charges.length;
    if (server !== null && compared && server !== told(work.sentence)) {
      reportError(new Error(`The server and the screen disagree on case ${work.record.Id}.`));
    }
  }, [populated, work, saving]);
}
