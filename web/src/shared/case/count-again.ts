import { type CaseRecord, checkAnswers, mostChecked } from '@countwise/contract';
import { request } from '../../api/request.ts';

const waiting = new Map<string, PromiseWithResolvers<CaseRecord>>();

/** Has the server count a case again, and answers it; those that are asked for in one moment go together, some in a call. */
export function countAgain(caseId: string): Promise<CaseRecord> {
  if (waiting.size === 0) setTimeout(() => void askWaiting(), 0);
  const known = waiting.get(caseId) ?? Promise.withResolvers<CaseRecord>();
  waiting.set(caseId, known);
  return known.promise;
}

async function askWaiting(): Promise<void> {
  const all = [...waiting];
  waiting.clear();
  for (let from = 0; from < all.length; from += mostChecked) await ask(all.slice(from, from + mostChecked));
}

/** One that is gone is refused with all that are asked for with it: then each is asked for alone. */
async function ask(some: readonly (readonly [string, PromiseWithResolvers<CaseRecord>])[]): Promise<void> {
  try {
    const { cases } = await request(checkAnswers, { body: { CaseIds: some.map(([id]) => id) } });
    const counted = new Map(cases.map((record) => [record.Id, record]));
    for (const [id, { resolve, reject }] of some) {
      const record = counted.get(id);
      if (record === undefined) reject(new Error(`The server did not count case ${id}.`));
      else resolve(record);
    }
  } catch (failure) {
    if (some.length > 1) for (const each of some) await ask([each]);
    else for (const [, { reject }] of some) reject(failure);
  }
}
