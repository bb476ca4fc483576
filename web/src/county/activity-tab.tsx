import type { AuditEntry } from '@countwise/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { detailWords, activity as text } from '../text/county.ts';
import { Button } from '../ui/button.tsx';
import { dayOf, longDate, timeOfDay } from '../ui/dates.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { ActivityFilters, filterOf, viewIn, withView } from './activity-filters.tsx';
import { auditQuery } from './county-queries.ts';
import { useDownload } from './use-download.ts';

/** Who did what, newest first, to be narrowed and taken along. */
export function ActivityTab() {
  const [query, setQuery] = useSearchParams();
  const view = viewIn(query);
  const filter = filterOf(view);
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(auditQuery(filter));
  const download = useDownload();
  const entries = data?.pages.flatMap((page) => page.entries);
  return (
    <section className="form" aria-busy={entries === undefined}>
      <div className="county-head">
        <h2>{text.title}</h2>
        <Button busy={download.isPending} onClick={() => download.mutate(filter)}>
          {text.download}
        </Button>
      </div>
      <p className="county-lead">{text.lead}</p>
      <ActivityFilters view={view} onChange={(next) => setQuery(withView(query, next), { replace: true })} />
      {entries === undefined && <Skeleton width="100%" height={240} />}
      {entries?.length === 0 && <EmptyState text={Object.keys(filter).length === 0 ? text.none : text.noneMatches} />}
      {entries !== undefined && entries.length > 0 && (
        <ol className="county-rows" aria-label={text.title}>
          {entries.map((entry) => (
            <Entry key={`${entry.At}${entry.Act}${entry.TargetId}`} entry={entry} />
          ))}
        </ol>
      )}
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {text.more}
        </Button>
      )}
    </section>
  );
}

/** `Role manager` as people say it: `Role Manager`. */
const said = (detail: string): string => detail.replaceAll(/\w+/g, (word) => detailWords[word] ?? word);

function Entry({ entry: { At, UserName, Act, TargetName, TargetId, Detail } }: { readonly entry: AuditEntry }) {
  const at = new Date(At);
  return (
    <li className="county-entry">
      <time dateTime={At}>{`${longDate(dayOf(at))}, ${timeOfDay(at)}`}</time>
      <b>{UserName ?? text.former}</b>
      <span>
        {text.acts[Act]}
        {Act === 'settings.changed' || TargetName === UserName ? '' : <Target name={TargetName} id={TargetId} />}
        {Detail !== '' && <span className="county-detail">{said(Detail)}</span>}
      </span>
    </li>
  );
}

/** A person by name; anything else by the beginning of its id, whole in the download. */
const Target = ({ name, id }: { readonly name: string | null; readonly id: string }) =>
  name === null ? <code title={id}>{id.slice(0, 8)}</code> : <span className="county-target">{name}</span>;
