import './info.css';
import { penaltyText } from '@countwise/contract';
import type { IsoDate } from '@countwise/engine';
import { useQuery } from '@tanstack/react-query';
import { chargeDetails as text } from '../../text/workspace.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Cite } from '../law/cite.tsx';
import { type Conviction, consequencesQuery } from './consequences-query.ts';

interface Props {
  readonly crimeId: string;
  /** Day of the act; without one the law of today is told. */
  readonly on?: IsoDate;
  /** Of one in a case; without it what its row may bring is told. */
  readonly conviction?: Conviction | undefined;
}

/** What a conviction of a crime brings beyond the sentence. */
export function CrimeConsequences({ crimeId, on, conviction }: Props) {
  const { data } = useQuery(consequencesQuery(crimeId, conviction, on));
  if (data === undefined) return <Skeleton width="60%" height={60} />;
  if (data.length === 0) return <p className="details-empty">{text.noCollaterals}</p>;
  return (
    <dl className="info">
      {data.map(({ Id, Name, LawTextYes, Authority, PenaltyUnits, MinimumPenalty, MaximumPenalty }) => (
        <div key={Id}>
          <dt>{[Name, penaltyText(PenaltyUnits, MinimumPenalty, MaximumPenalty)].filter(Boolean).join(' · ')}</dt>
          <dd>
            {LawTextYes} <Cite authority={Authority} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
