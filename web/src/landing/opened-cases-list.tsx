import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { caseQuery, casesQuery } from '../shared/case/case-queries.ts';
import { caseTitle } from '../shared/case/case-title.ts';
import { openedCases } from '../shared/case/opened-cases.ts';
import { useStoredTotals } from '../shared/case/stored-totals.ts';
import { landing as text } from '../text/landing.ts';
import { Skeleton } from '../ui/skeleton.tsx';

/** The cases that were opened last on this device and are still there, each with what it comes to. */
export function OpenedCasesList() {
  const [ids] = useState(openedCases);
  // one that is gone is left out
  const read = useQueries({ queries: ids.map((id) => ({ ...caseQuery(id), meta: {} })) });
  const cases = read.some(({ isPending }) => isPending) ? undefined : read;
  const found = read.flatMap(({ data }) => data ?? []);
  // the list says by which rules a stored total stands
  useInfiniteQuery({ ...casesQuery, enabled: ids.length > 0 });
  const totals = useStoredTotals(found);
  if (ids.length === 0 || (cases !== undefined && found.length === 0)) return null;
  return (
    <section className="landing-cases" aria-labelledby="landing-cases" aria-busy={cases === undefined}>
      <h2 id="landing-cases">{text.opened}</h2>
      <ul>
        {cases === undefined
          ? ids.map((id) => (
              <li key={id}>
                <Skeleton width="60%" height={20} />
              </li>
            ))
          : found.map((record, at) => (
              <li key={record.Id}>
                <Link to={`/Cases/${record.Id}`}>{caseTitle(record)}</Link>
                <span>{[record.CaseNumber, record.ScenarioName].filter(Boolean).join(' · ')}</span>
                <b>{totals[at]?.total}</b>
              </li>
            ))}
      </ul>
    </section>
  );
}
