import { penaltyText } from '@countwise/contract';
import { useQuery } from '@tanstack/react-query';
import { chargeDetails as text } from '../../text/workspace.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { ChargeRow } from '../case-work.ts';
import { consequencesQuery } from './consequences-query.ts';

/** What a conviction brings beyond the sentence. */
export function Collaterals({ row }: { readonly row: ChargeRow }) {
  const { data } = useQuery(consequencesQuery(row.crime.Id));
  if (data === undefined) return <Skeleton width="60%" height={60} />;
  if (data.length === 0) return <p className="details-empty">{text.noCollaterals}</p>;
  return (
    <dl className="info">
      {data.map(({ Id, Name, LawTextYes, PenaltyUnits, MinimumPenalty, MaximumPenalty }) => (
        <div key={Id}>
          <dt>{[Name, penaltyText(PenaltyUnits, MinimumPenalty, MaximumPenalty)].filter(Boolean).join(' · ')}</dt>
          <dd>{LawTextYes}</dd>
        </div>
      ))}
    </dl>
  );
}
