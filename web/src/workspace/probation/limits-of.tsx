import { limitOn, type Probation, probationLimitations } from '@countwise/engine';
import { Cite } from '../../shared/law/cite.tsx';
import { probation as text } from '../../text/modes.ts';
import type { ChargeRow } from '../work/case-work.ts';

type Reasons = Probation['reasons'];

/** What a charge's crime by itself does to probation by the law of its day, if anything. */
const ownLimit = ({ crime: { crime }, charge }: ChargeRow) => {
  const limit = limitOn(crime.probationLimit, crime, charge.DateRangeEnd ?? charge.Date);
  return limit === undefined || limit.level === 0 ? null : limit;
};

export const levelOf = (row: ChargeRow): number => ownLimit(row)?.level ?? 0;

/** What is found or alleged on a charge and stands against probation, beside what its crime brings by itself. */
export function foundOn(row: ChargeRow, reasons: Reasons): Reasons {
  const own = ownLimit(row)?.id;
  const said = probationLimitations.find(({ id }) => id === own)?.authority ?? own;
  return reasons.filter(({ authority, charges }) => charges.includes(row.charge.Id) && authority !== said);
}

interface Props {
  readonly row: ChargeRow;
  readonly reasons: Reasons;
}

/** The limits of probation that a charge brings, each with its authority. */
export function LimitsOf({ row, reasons }: Props) {
  const own = ownLimit(row);
  const found = foundOn(row, reasons);
  if (own === null && found.length === 0) return `${text.levels[0]}. ${text.notIneligible}`;
  return (
    <>
      {own !== null && (
        <>
          {text.levels[own.level]} <Cite authority={own.id} />
        </>
      )}
      {found.map(({ text: words, authority }) => (
        <div key={words}>
          {words} <Cite authority={authority} />
        </div>
      ))}
    </>
  );
}
