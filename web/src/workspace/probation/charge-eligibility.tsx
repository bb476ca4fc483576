import { Cite } from '../../shared/law/cite.tsx';
import { probation as text } from '../../text/modes.ts';
import { charges } from '../../text/workspace.ts';
import { SidePanel } from '../../ui/dialog.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import type { ChargeRow } from '../work/case-work.ts';
import { countOf, statusText, statuteOf } from '../work/charge-words.ts';
import { useWork } from '../writes/work-context.tsx';

/** Eligibility of Charges: what each crime by itself does to probation, whatever else the case holds. */
export function ChargeEligibility({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  const { rows } = useWork();
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
              <Level row={row} />
            </td>
          </tr>
        ))}
      </PlainTable>
    </SidePanel>
  );
}

function Level({ row: { crime } }: { readonly row: ChargeRow }) {
  const limit = crime.crime.probationLimit;
  if (limit === undefined || limit.level === 0) return `${text.levels[0]}. ${text.notIneligible}`;
  return (
    <>
      {text.levels[limit.level]} <Cite authority={limit.id} />
    </>
  );
}
