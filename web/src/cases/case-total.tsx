import { type CaseRecord, totalText } from '@countwise/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { newestOf } from '../shared/case/case-queries.ts';
import { chargesQuery } from '../shared/case/charges-query.ts';
import { sentenceOf } from '../shared/case/sentence-of.ts';
import { today } from '../ui/dates.ts';
import { Skeleton } from '../ui/skeleton.tsx';

/** The total of one case, computed here as its own screen does. */
export function CaseTotal({ record }: { readonly record: CaseRecord }) {
  const client = useQueryClient();
  const { data } = useQuery({ ...chargesQuery(record.Id), meta: {} });
  if (data === undefined) return <Skeleton width="48px" height={16} />;
  return <b>{totalText(sentenceOf(newestOf(client, record), data, today()).summary)}</b>;
}
