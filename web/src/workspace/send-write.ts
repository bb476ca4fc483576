import {
  type CaseRecord,
  type ChargeRecord,
  changeCase,
  changeCharge,
  createCharge,
  deleteCharge,
  ownId,
} from '@countwise/contract';
import { request } from '../api/request.ts';
import { keepCase } from '../shared/case/case-queries.ts';
import type { CaseCache } from './case-cache.ts';
import { sendMark } from './mark-writes.ts';
import type { NewIds, Write } from './writes.ts';

const none: NewIds = new Map();

/**
 * Asks the server for a write, and answers the new ids of charges it had to make anew.
 * Versions are read when it is sent: an earlier write of the queue has moved them on.
 */
export async function send(write: Write, cache: CaseCache): Promise<NewIds> {
  switch (write.kind) {
    case 'charge': {
      const known = cache.charges().find(({ Id }) => Id === write.id);
      const body = { Id: write.id, ...write.fields, ...versionOf(known) };
      const { Version } = await request(changeCharge, { params: { id: write.id }, body });
      cache.setCharge(write.id, { Version });
      return none;
    }
    case 'case':
      return sendCase(write.fields, cache);
    case 'attributes':
      return sendCase({ caseAttributes: JSON.stringify({ ...cache.attributes(), ...write.fields }) }, cache);
    case 'factor':
    case 'limitation':
    case 'circumstance':
      await sendMark(write, cache);
      return none;
    case 'left-out':
      return none;
    case 'delete':
      await deleteAll(write.ids);
      return none;
    case 'restore':
      return restore(write.charges, cache);
  }
}

async function sendCase(fields: Partial<CaseRecord>, cache: CaseCache): Promise<NewIds> {
  const body = { Id: cache.caseId, ...fields, ...versionOf(cache.record()) };
  keepCase(cache.client, await request(changeCase, { params: { id: cache.caseId }, body }));
  return none;
}

const versionOf = (known: { readonly Version: number } | undefined) =>
  known === undefined ? {} : { Version: known.Version };

async function deleteAll(ids: readonly string[]): Promise<void> {
  const gone = new Set<string>();
  for (const id of ids) {
    if (gone.has(id)) continue;
    const { deleted } = await request(deleteCharge, { params: { id } });
    for (const each of deleted) gone.add(each);
  }
}

/** The id that a deleted charge had. What is made as a copy of another has none of its own yet, and must not take that one's. */
const idOf = (id: string, { caseId }: CaseCache) => (id.startsWith(`${caseId}.`) ? { RequestId: ownId(id) } : {});

/** Makes deleted charges anew under the ids they had, by which others name them, crimes before what hangs on them. */
async function restore(charges: readonly ChargeRecord[], cache: CaseCache): Promise<NewIds> {
  const ids = new Map<string, string>();
  const crimesFirst = [...charges].sort((a, b) => Number(a.parentCharge !== null) - Number(b.parentCharge !== null));
  for (const { Id, Version: _, parentCharge, ...fields } of crimesFirst) {
    const parent = parentCharge === null ? null : (ids.get(parentCharge) ?? parentCharge);
    const made = await request(createCharge, { body: { ...fields, parentCharge: parent, ...idOf(Id, cache) } });
    if (made.Id !== Id) ids.set(Id, made.Id);
    cache.setCharges((known) => known.map((charge) => (charge.Id === Id ? made : charge)));
  }
  return ids;
}
