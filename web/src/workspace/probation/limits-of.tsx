import { limitEffects, limitOn, type Probation } from '@countwise/engine';
import { Cite } from '../../shared/law/cite.tsx';
import { probation as text } from '../../text/modes.ts';
import type { ChargeRow } from '../work/case-work.ts';

type Reasons = Probation['reasons'];

/** What a charge, or what is found or alleged on it, has against probation, as in the verdict: what bars it first. */
export const against = ({ charge: { Id } }: ChargeRow, reasons: Reasons): Reasons =>
  reasons.filter(({ charges }) => charges.includes(Id));

/** Of a charge that is not convicted what its crime would do to probation by the law of its day. */
function limitIfConvicted({ crime: { crime }, charge, answer }: ChargeRow) {
  if (answer?.role !== 'inactive') return undefined;
  const limit = limitOn(crime.probationLimit, crime, charge.DateRangeEnd ?? charge.Date);
  return limit?.level === 0 ? undefined : limit;
}

interface Props {
  readonly row: ChargeRow;
  readonly reasons: Reasons;
}

/** The limits of probation that a charge brings, each with its authority. */
export function LimitsOf({ row, reasons }: Props) {
  const limit = limitIfConvicted(row);
  const found = against(row, reasons);
  if (limit !== undefined)
    return (
      <>
        {limitEffects[limit.level]} <Cite authority={limit.id} />
      </>
    );
  if (found.length === 0) return `${limitEffects[0]}. ${text.notIneligible}`;
  return found.map(({ text: words, authority }) => (
    <div key={words}>
      {words} <Cite authority={authority} />
    </div>
  ));
}
