import { childId } from '@countwise/contract';
import { z } from 'zod';
import { notThere } from '../base/problem.ts';
import { caseStands } from './case-stands.ts';
import { chunks } from './chunks.ts';
import { caseIdOf, copiedId, keys } from './keys.ts';
import { collection } from './read.ts';
import type { Table } from './table.ts';
import { type Part, putNew, transact, transactionSize } from './transact.ts';

/** A child as it is stored. */
const child = z.looseObject({
  SK: z.string().regex(/^(CHARGE|FACTOR|LIMITATION|CIRCUMSTANCE|VICTIM)#/),
  Id: z.string(),
  Place: z.number().default(0),
});
export type Child = z.infer<typeof child>;

/** What a scenario adds itself is placed from 0 on: copies keep their order and stand before it. */
const beforeItsOwn = 1_000_000_000;

/**
 * Copies every child of a case into its scenario: all in one transaction, or, above its limit, in several that a retry
 * finishes. Copies have ids made of their originals', so that no retry doubles one. Answers how many children were new.
 * Throws 404 where the scenario is gone.
 */
export async function copyChildren(table: Table, fromCaseId: string, toCaseId: string): Promise<number> {
  const copies = (await childrenOf(table, fromCaseId)).map((each) => putNew(copyOf(each, toCaseId)));
  let copied = 0;
  for (const some of chunks(copies, transactionSize - 1)) copied += await putMissing(table, some, toCaseId);
  return copied;
}

/** All that hangs on a case, as it is stored. */
export async function childrenOf(table: Table, caseId: string): Promise<readonly Child[]> {
  const items = await collection(table, keys.case(caseId));
  return items.flatMap((item) => child.safeParse(item).data ?? []);
}

/** The child under its new id. Whichever of its fields names another child of its case names that one's copy. */
export function copyOf(original: Child, toCaseId: string) {
  const siblings = childId(caseIdOf(original.Id), '');
  const copied = (value: unknown) =>
    typeof value === 'string' && value.startsWith(siblings) ? copiedId(value, toCaseId) : value;
  const Id = copiedId(original.Id, toCaseId);
  const kind = original.SK.slice(0, original.SK.indexOf('#'));
  return {
    ...Object.fromEntries(Object.entries(original).map(([field, value]) => [field, copied(value)])),
    PK: keys.case(toCaseId).PK,
    SK: `${kind}#${Id}`,
    Id,
    CaseId: toCaseId,
    Place: original.Place - beforeItsOwn,
    Version: 1,
  };
}

async function putMissing(table: Table, parts: readonly Part[], caseId: string): Promise<number> {
  const inTheWay = await transact(table, [...parts, caseStands(caseId)]);
  if (inTheWay.includes(parts.length)) throw notThere('case');
  const missing = parts.filter((_, place) => !inTheWay.includes(place));
  return missing.length === parts.length || missing.length === 0 ? missing.length : putMissing(table, missing, caseId);
}
