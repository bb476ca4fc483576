import { z } from 'zod';
import { index, keys } from './keys.ts';
import { queryAll, readItem, readItems } from './read.ts';
import type { Table } from './table.ts';

/** A case or scenario with its place in the index, which says whether it stands or how it is deleted. */
const member = z.object({
  Id: z.string(),
  OwnerId: z.string(),
  ParentCaseId: z.string().nullable(),
  CreatedAt: z.string(),
  DeletedAt: z.string().optional(),
  GSI1PK: z.string(),
});
export type Member = z.infer<typeof member>;

interface Family {
  readonly main: Member;
  readonly scenarios: readonly Member[];
}

export const readMember = (item: unknown): Member => member.parse(item);
export const isMain = ({ ParentCaseId }: Member): boolean => ParentCaseId === null;
export const stands = ({ OwnerId, GSI1PK }: Member): boolean => GSI1PK === index.casesOf(OwnerId, '').GSI1PK;

/** The ids of a case's scenarios, deleted ones among them. */
export async function scenarioIdsOf(table: Table, caseId: string): Promise<readonly string[]> {
  const { PK, SK } = keys.scenario(caseId, '');
  const marks = await queryAll(table, {
    KeyConditionExpression: 'PK = :pk AND begins_with(SK, :sk)',
    ExpressionAttributeValues: { ':pk': PK, ':sk': SK },
    ConsistentRead: true,
  });
  return marks.map((item) => scenarioMark.parse(item).ScenarioId);
}
const scenarioMark = z.object({ ScenarioId: z.string() });

/** A case or scenario of an owner, deleted or not; undefined where they have none of that id. */
export async function memberOf(table: Table, ownerId: string, id: string): Promise<Member | undefined> {
  const one = await readItem(table, keys.case(id), member);
  return one?.OwnerId === ownerId ? one : undefined;
}

/** A case or scenario of an owner with its scenarios, deleted ones among them; undefined where they have none of that id. */
export async function familyOf(table: Table, ownerId: string, id: string): Promise<Family | undefined> {
  const main = await memberOf(table, ownerId, id);
  if (main === undefined) return undefined;
  const ids = await scenarioIdsOf(table, id);
  const scenarios = await readItems(
    table,
    ids.map((one) => keys.case(one)),
  );
  return { main, scenarios: scenarios.map((one) => member.parse(one)) };
}
