import {
  type CaseRecord,
  fetchOrganizationSettings,
  followed,
  getCase,
  listCases,
  listDeletedCases,
  listScenarios,
  type RulesInUse,
} from '@countwise/contract';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import type { z } from 'zod';
import { request } from '../../api/request.ts';
import { storedUser } from '../../api/session.ts';
import { chargesQuery } from './charges-query.ts';
import { isLeaving } from './waiting-deletions.ts';

/** By which rules the server counts, as the list of the cases told last. */
export const rulesQuery = queryOptions<RulesInUse | null>({
  queryKey: ['rules-in-use'],
  queryFn: () => null,
  enabled: false,
});

/** The list begins with so many cases, so that it shows at once; the pages after it are as long as they may be. */
const firstPage = 100;

/** The user's cases, scenarios among them, page by page, each case once. */
export const casesQuery = infiniteQueryOptions({
  queryKey: ['cases'],
  meta: { page: true },
  initialPageParam: '',
  queryFn: async ({ pageParam, signal, client }) => {
    const query = pageParam === '' ? { limit: firstPage } : { next: pageParam };
    const page = await request(listCases, { query, signal });
    client.setQueryData(rulesQuery.queryKey, page.rules);
    return page;
  },
  getNextPageParam: ({ next }) => next,
  select: casesOf,
});

/** A case that was made or changed while the list was read may stand in two pages: the first is the newer. */
function casesOf({ pages }: InfiniteData<ListPage>): readonly CaseRecord[] {
  const cases = new Map<string, CaseRecord>();
  for (const page of pages) for (const record of page.cases) if (!cases.has(record.Id)) cases.set(record.Id, record);
  return [...cases.values()];
}
type ListPage = z.output<typeof listCases.answer>;

/** Changes the list as it is known here, page by page; where nothing differs it is left alone. */
export function changeCases(client: QueryClient, change: (cases: CaseRecord[]) => CaseRecord[]): void {
  const { queryKey } = casesQuery;
  const known = client.getQueryData(queryKey);
  if (known === undefined) return;
  const pages = known.pages.map((page) => {
    const cases = change(page.cases);
    const isSame = cases.length === page.cases.length && cases.every((record, at) => record === page.cases[at]);
    return isSame ? page : { ...page, cases };
  });
  if (pages.every((page, at) => page === known.pages[at])) return;
  // a page under way would come behind the pages as they stood before: it is asked for again
  if (client.getQueryState(queryKey)?.fetchMeta?.fetchMore !== undefined) void client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, { ...known, pages });
}

/** Another case of this number, as far as the list is known here: a number may stand twice, but seldom by intention. */
export function sameNumbered(client: QueryClient, number: string, ownId: string | undefined): CaseRecord | undefined {
  const known = client.getQueryData(casesQuery.queryKey);
  const wanted = number.trim().toLowerCase();
  if (known === undefined || wanted === '') return undefined;
  return casesOf(known).find(
    ({ Id, ParentCaseId, CaseNumber }) => ParentCaseId === null && Id !== ownId && CaseNumber.toLowerCase() === wanted,
  );
}

/** The original case and its scenarios, by the id of any of them; without those that were deleted and may be brought back. */
export const scenariosQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['scenarios', caseId],
    queryFn: async ({ signal, client }) => {
      const family = await request(listScenarios, { params: { id: caseId }, signal });
      client.setQueryData(rulesQuery.queryKey, family.rules);
      return { ...family, scenarios: family.scenarios.filter(({ Id }) => !isLeaving(Id)) };
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

/** Puts a case that was made or changed where the screens look for it. */
export function keepCase(client: QueryClient, record: CaseRecord): void {
  const { queryKey } = caseQuery(record.Id);
  const before = client.getQueryData(queryKey);
  client.setQueryData(queryKey, record);
  if (before !== undefined) showFollowed(client, before, record);
  // what the server computed was of the case as it stood before
  client.setQueryData(chargesQuery(record.Id).queryKey, (known) =>
    known === undefined || known.sentence === null ? undefined : { ...known, sentence: null },
  );
  let first = true;
  changeCases(client, (cases) => {
    const others = cases.filter(({ Id }) => Id !== record.Id);
    const kept = first ? [record, ...others] : others;
    first = false;
    return kept;
  });
  keepAnswers(client, [record]);
}

/** Keeps what cases came to, where they stand in a list. The open case is computed here. */
export function keepAnswers(client: QueryClient, counted: readonly CaseRecord[]): void {
  const answers = new Map(counted.map(({ Id, LastAnswer, Correction }) => [Id, { LastAnswer, Correction }]));
  const told = (known: CaseRecord): CaseRecord => {
    const answer = answers.get(known.Id);
    return answer === undefined ? known : { ...known, ...answer };
  };
  changeCases(client, (cases) => cases.map(told));
  for (const [queryKey, family] of familiesKnown(client))
    if (membersOf(family).some(({ Id }) => answers.has(Id))) changeFamily(client, queryKey, family, told);
}

type Family = z.output<typeof listScenarios.answer>;

const membersOf = ({ mainCase, scenarios }: Family): readonly CaseRecord[] => [mainCase, ...scenarios];

const familiesKnown = (client: QueryClient): readonly (readonly [QueryKey, Family])[] =>
  client
    .getQueriesData<Family>({ queryKey: ['scenarios'] })
    .flatMap(([queryKey, family]) => (family === undefined ? [] : [[queryKey, family] as const]));

/** Changes the cases of a family where they stand. One that is to be asked for again still is: it may lack a scenario. */
function changeFamily(
  client: QueryClient,
  queryKey: QueryKey,
  { mainCase, scenarios, ...family }: Family,
  change: (record: CaseRecord) => CaseRecord,
): void {
  const isOld = client.getQueryState(queryKey)?.isInvalidated === true;
  client.setQueryData<Family>(queryKey, { ...family, mainCase: change(mainCase), scenarios: scenarios.map(change) });
  if (isOld) void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
}

/** Shows in the scenarios of a case, wherever they are listed, what they share of the person, as the server writes it with the change. */
export function showFollowed(client: QueryClient, before: CaseRecord, after: CaseRecord): void {
  if (followed(before, before, after) === before) return;
  const follow = (record: CaseRecord): CaseRecord => followed(record, before, after);
  for (const [queryKey, family] of familiesKnown(client)) {
    const members = membersOf(family);
    if (!members.some(({ Id }) => Id === before.Id)) continue;
    changeFamily(client, queryKey, family, follow);
    for (const { Id } of members) {
      if (Id === before.Id) continue;
      client.setQueryData(caseQuery(Id).queryKey, (known) => known && follow(known));
      // its version is the server's: it is asked again where it is opened
      void client.invalidateQueries({ queryKey: caseQuery(Id).queryKey, refetchType: 'none' });
    }
  }
}
