import { collateralConsequences } from '@countwise/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { chargeDetails as text } from '../../text/workspace.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { ChargeRow } from '../case-work.ts';

/** Type 14 is kept for the report and not shown here (case workspace specification, section 7). */
const reportOnly = 14;

/** What a conviction brings beyond the sentence. */
export function Collaterals({ row }: { readonly row: ChargeRow }) {
  const { data } = useQuery({
    queryKey: ['collaterals', row.crime.Id],
    queryFn: ({ signal }) => request(collateralConsequences, { body: { where: { CrimeId: row.crime.Id } }, signal }),
  });
  if (data === undefined) return <Skeleton width="60%" height={60} />;
  const shown = data
    .map(({ CollateralConsequence }) => CollateralConsequence)
    .filter(({ EndDate, Hidden, Type }) => EndDate === null && !Hidden && Type !== reportOnly);
  if (shown.length === 0) return <p className="details-empty">{text.noCollaterals}</p>;
  return (
    <dl className="info">
      {shown.map((consequence) => (
        <div key={consequence.Id}>
          <dt>{[consequence.Name, penaltyOf(consequence)].filter((words) => words !== '').join(' · ')}</dt>
          <dd>{consequence.LawTextYes}</dd>
        </div>
      ))}
    </dl>
  );
}

interface Penalty {
  readonly PenaltyUnits: number;
  readonly MinimumPenalty: number | null;
  readonly MaximumPenalty: number | null;
}

const units: Readonly<Record<number, string>> = { 2: 'days', 3: 'months', 4: 'years' };

/** The bounds of a consequence in its unit: `5 years`, `30 to 90 days`, `life`. */
function penaltyOf({ PenaltyUnits, MinimumPenalty, MaximumPenalty }: Penalty): string {
  if (PenaltyUnits === 5) return 'life';
  const bounds = [...new Set([MinimumPenalty, MaximumPenalty].filter((bound) => bound !== null))].join(' to ');
  if (PenaltyUnits === 0 || bounds === '') return '';
  return `${bounds} ${units[PenaltyUnits] ?? ''}`.trim();
}
