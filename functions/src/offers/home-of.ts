import type { Cases } from '../store/cases.ts';

/** The case that holds the offers: the original one, of whichever of its scenarios was asked. Throws 404 for another's. */
export async function homeOf(cases: Pick<Cases, 'get'>, ownerId: string, id: string): Promise<string> {
  const { Id, ParentCaseId } = await cases.get(ownerId, id);
  return ParentCaseId ?? Id;
}
