import { listActivity } from '@countwise/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { request } from '../api/request.ts';
import { account } from '../text/account.ts';
import { activity } from '../text/county.ts';
import { Button } from '../ui/button.tsx';
import { dayOf, longDate, timeOfDay } from '../ui/dates.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { AccountSection } from './account-section.tsx';

const text = account.activity;
const few = 5;

/** What lately happened to one's own account, by which one sees what was not oneself. */
export function OwnActivity() {
  const { data, isError, fetchStatus } = useQuery({
    queryKey: ['own-activity'],
    // each log-in adds to it
    staleTime: 0,
    queryFn: async ({ signal }) => (await request(listActivity, { signal })).entries,
  });
  const isUnread = isError || (data === undefined && fetchStatus === 'paused');
  return (
    <AccountSection title={text.title}>
      <p>{text.lead}</p>
      {isUnread && <p role="alert">{text.failed}</p>}
      {data === undefined && !isUnread && <Skeleton width="100%" height={120} />}
      {data !== undefined && (data.length === 0 ? <p>{text.none}</p> : <Entries entries={data} />)}
    </AccountSection>
  );
}

type Entry = z.output<typeof listActivity.answer>['entries'][number];

/** The newest, and the others when asked for. */
function Entries({ entries }: { readonly entries: readonly Entry[] }) {
  const [all, setAll] = useState(false);
  return (
    <>
      <ol className="account-activity" aria-label={text.title}>
        {entries.slice(0, all ? undefined : few).map(({ At, Act, Detail }) => (
          <li key={`${At} ${Act}`}>
            <time dateTime={At}>{`${longDate(dayOf(new Date(At)))}, ${timeOfDay(new Date(At))}`}</time>
            <span>{[activity.acts[Act], Detail].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ol>
      {!all && entries.length > few && <Button onClick={() => setAll(true)}>{text.more}</Button>}
    </>
  );
}
