import { type CaseRecord, followed } from '@countwise/contract';
import { scenarioIdsOf } from './case-family.ts';
import { caseMovedOn } from './case-moved-on.ts';
import { keys } from './keys.ts';
import { readItems } from './read.ts';
import { finishStaged } from './staged.ts';
import { storedCase, storedRecord } from './stored-case.ts';
import type { Table } from './table.ts';
import type { Part } from './transact.ts';

/**
 * What is to be written with a change of a case so that the others of its family follow in the facts of the person, each on
 * what was read of it. None where no such fact changed, which takes no reading.
 */
export async function followingParts(table: Table, before: CaseRecord, after: CaseRecord): Promise<readonly Part[]> {
  if (followed(before, before, after) === before) return [];
  const mainId = before.ParentCaseId ?? before.Id;
  const ids = [mainId, ...(await scenarioIdsOf(table, mainId))].filter((id) => id !== before.Id);
  const others = (
    await readItems(
      table,
      ids.map((id) => keys.case(id)),
    )
  ).map((item) => storedCase.parse(item));
  for (const { Id, Staged } of others) if (Staged !== undefined) await finishStaged(table, Id, Staged);
  return others.flatMap((stored) => {
    if (stored.OwnerId !== before.OwnerId || stored.DeletedAt !== undefined) return [];
    const record = storedRecord.parse(stored);
    const following = followed(record, before, after);
    if (following === record) return [];
    const { DefendantBirthdate, ViolentPriors, caseAttributes } = following;
    const fields = { DefendantBirthdate, ViolentPriors, caseAttributes, UpdatedAt: after.UpdatedAt };
    return caseMovedOn({
      caseId: record.Id,
      revision: stored.ChargesRevision,
      change: { fields, version: record.Version },
      overtakes: record.LastAnswer !== null,
    });
  });
}
