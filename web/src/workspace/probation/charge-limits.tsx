import { Cite } from '../../shared/law/cite.tsx';
import { probation as text } from '../../text/modes.ts';
import { charges } from '../../text/workspace.ts';
import { PlainTable } from '../../ui/plain-table.tsx';
import type { ChargeRow } from '../work/case-work.ts';
import { statuteOf } from '../work/charge-words.ts';
import { ChargeLink } from '../writes/charge-link.tsx';
import { useWork } from '../writes/work-context.tsx';

const levelOf = ({ crime }: ChargeRow): number => crime.crime.probationLimit?.level ?? 0;
const ineligible = 1;

/** Charge-based Limitations: what a charge by itself does to probation, those that bar it first. */
export function ChargeLimits() {
  const { rows, sentence } = useWork();
  const limiting = rows
    .filter((row) => levelOf(row) > 0 && row.answer?.role !== 'inactive')
    .toSorted(
      (a, b) => Number(levelOf(b) === ineligible) - Number(levelOf(a) === ineligible) || levelOf(a) - levelOf(b),
    );
  return (
    <section>
      <h3>{text.chargeBased}</h3>
      {!sentence.probation.InelFromCharges && limiting.every((row) => levelOf(row) !== ineligible) && (
        <p>{text.noneIneligible}</p>
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
              <td>
                {text.levels[levelOf(row)]} <Cite authority={row.crime.crime.probationLimit?.id ?? ''} />
              </td>
            </tr>
          ))}
        </PlainTable>
      )}
    </section>
  );
}
