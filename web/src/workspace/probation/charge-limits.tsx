import { limitsOfCharges } from '@countwise/engine';
import { Unbroken } from '../../shared/law/unbroken.tsx';
import { probation as text } from '../../text/modes.ts';
import { charges } from '../../text/workspace.ts';
import { PlainTable } from '../../ui/plain-table.tsx';
import { statuteOf } from '../work/charge-words.ts';
import { ChargeLink } from '../writes/charge-link.tsx';
import { useWork } from '../writes/work-context.tsx';
import { against, LimitsOf } from './limits-of.tsx';

/** Charge-based Limitations: what a charge, or what is found or alleged on it, does to probation, those that bar it first. */
export function ChargeLimits() {
  const { rows, sentence } = useWork();
  const { reasons } = sentence.probation;
  const words = limitsOfCharges(sentence);
  const limiting = rows
    .map((row) => ({ row, first: reasons.findIndex((reason) => against(row, [reason]).length > 0) }))
    .filter(({ first }) => first >= 0)
    .toSorted((a, b) => a.first - b.first);
  return (
    <section>
      <h3>{text.chargeBased}</h3>
      {words !== undefined && (
        <p className="mode-note">
          <Unbroken>{words}</Unbroken>
        </p>
      )}
      {limiting.length > 0 && (
        <PlainTable lines columns={[text.charge, charges.columns.description, text.eligibility]}>
          {limiting.map(({ row }) => (
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
