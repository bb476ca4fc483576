import {
  type CaseRecord,
  fetchOrganizationSettings,
  getCase,
  listCases,
  listDeletedCases,
  type RulesInUse,
} from '@countwise/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { storedUser } from '../../api/session.ts';

/** By which rules the server counts, as the list of the cases told last. */
export const rulesQuery = queryOptions<RulesInUse | null>({
  queryKey: ['rules-in-use'],
  queryFn: () => null,
  enabled: false,
});

/** The user's cases, scenarios among them. */
export const casesQuery = queryOptions({
  queryKey: ['cases'],
  meta: { page: true },
  queryFn: async ({ signal, client }) => {
    const cases: CaseRecord[] = [];
    let next: string | null | undefined;
    do {
      const page = await request(listCases, { query: { ...(next != null && { next }) }, signal });
      cases.push(...page.cases);
      client.setQueryData(rulesQuery.queryKey, page.rules);
      next = page.next;
    } while (next !== null);
    return cases;
  },
});

/** The user's deleted cases that can be restored, the latest first. */
export const deletedCasesQuery = queryOptions({
  queryKey: ['deleted-cases'],
  queryFn: async ({ signal }) => (await request(listDeletedCases, { signal })).cases,
});

export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: ['case', id],
    meta: { page: true },
    queryFn: ({ signal }) => request(getCase, { params: { id }, signal }),
  });

/** A county's settings; an individual subscriber has none and is not asked for. */
export const settingsQuery = queryOptions({
  queryKey: ['organization-settings'],
  queryFn: async ({ signal }) => {
    if (storedUser()?.Subscriber?.SubscriptionType !== 3) return null;
    return (await request(fetchOrganizationSettings, { signal })).organizationSettings;
  },
});

/** A case as it was last seen here: a list may be older than what was changed in the case since. */
export function newestOf(client: QueryClient, record: CaseRecord): CaseRecord {
  const known = client.getQueryData(caseQuery(record.Id).queryKey);
  return known !== undefined && known.Version >= record.Version ? known : record;
}

/** Puts a case that was made or changed where the screens look for it. */
export function keepCase(client: QueryClient, record: CaseRecord): void {
  client.setQueryData(caseQuery(record.Id).queryKey, record);
  client.setQueryData(casesQuery.queryKey, (cases) =>
    cases === undefined ? undefined : [record, ...cases.filter(({ Id }) => Id !== record.Id)],
  );
}
