import { probation as text } from '../../text/modes.ts';
import { charges } from '../../text/workspace.ts';
import { SidePanel } from '../../ui/dialog.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { countOf, statusText, statuteOf } from '../work/charge-words.ts';
import { useWork } from '../writes/work-context.tsx';
import { LimitsOf } from './limits-of.tsx';

/** Eligibility of Charges: what each does to probation, its crime by itself and what is found or alleged on it. */
export function ChargeEligibility({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  const { rows, sentence } = useWork();
  return (
    <SidePanel opened={opened} onClose={onClose} title={text.chargesTitle} size={720}>
      <PlainTable columns={[charges.columns.count, charges.columns.statute, charges.columns.status, text.eligibility]}>
        {rows.map((row) => (
          <tr key={row.charge.Id}>
            <td>{countOf(row)}</td>
            <td>
              {statuteOf(row)} {row.crime.Name}
            </td>
            <td>{statusText(row)}</td>
            <td>
              <LimitsOf row={row} reasons={sentence.probation.reasons} />
            </td>
          </tr>
        ))}
      </PlainTable>
    </SidePanel>
  );
}
