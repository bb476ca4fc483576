import { probation as text } from '../../text/modes.ts';
import { charges } from '../../text/workspace.ts';
import { PlainTable } from '../../ui/plain-table.tsx';
import { statuteOf } from '../work/charge-words.ts';
import { ChargeLink } from '../writes/charge-link.tsx';
import { useWork } from '../writes/work-context.tsx';
import { foundOn, LimitsOf, levelOf } from './limits-of.tsx';

const ineligible = 1;

/** Charge-based Limitations: what a charge, or what is found or alleged on it, does to probation, those that bar it first. */
export function ChargeLimits() {
  const { rows, sentence } = useWork();
  const { InelFromCharges, InelFromStrikes, reasons } = sentence.probation;
  const limiting = rows
    .filter((row) => row.answer?.role !== 'inactive' && (levelOf(row) > 0 || foundOn(row, reasons).length > 0))
    .toSorted(
      (a, b) => Number(levelOf(b) === ineligible) - Number(levelOf(a) === ineligible) || levelOf(a) - levelOf(b),
    );
  return (
    <section>
      <h3>{text.chargeBased}</h3>
      {!InelFromCharges && !InelFromStrikes && limiting.every((row) => levelOf(row) !== ineligible) && (
        <p className="mode-note">{text.noneIneligible}</p>
      )}
      {limiting.length > 0 && (
        <PlainTable lines columns={[text.charge, charges.columns.description, text.eligibility]}>
          {limiting.map((row) => (
            <tr key={row.charge.Id}>
              <td>
                <ChargeLink id={row.charge.Id} />
              </td>
              <td>
                {row.under === null && statuteOf(row)} {row.crime.Name}
              </td>
              <td data-name data-label={text.eligibility}>
                <LimitsOf row={row} reasons={reasons} />
              </td>
            </tr>
          ))}
        </PlainTable>
      )}
    </section>
  );
}
