import type { Probation } from '@countwise/engine';
import { Cite } from '../../shared/law/cite.tsx';
import { probation as text } from '../../text/modes.ts';
import { charges } from '../../text/workspace.ts';
import { PlainTable } from '../../ui/plain-table.tsx';
import { ChargeLink } from '../writes/charge-link.tsx';

/** How long probation may last and what jail it may carry, count by count. */
export function Conditions({ probation: { lengths, jail } }: { readonly probation: Probation }) {
  const counts = [...new Set([...lengths, ...jail].map(({ charge }) => charge))];
  if (counts.length === 0) return null;
  return (
    <section>
      <h3>{text.conditions}</h3>
      <PlainTable lines={1} columns={[charges.columns.count, text.lengths, text.jail]}>
        {counts.map((count) => (
          <tr key={count}>
            <td>
              <ChargeLink id={count} />
            </td>
            <td data-name data-label={text.lengths}>
              {lengths
                .filter(({ charge }) => charge === count)
                .map(({ text: words, authority }) => (
                  <p key={words}>
                    {words} <Cite authority={authority} />
                  </p>
                ))}
            </td>
            <td data-name data-label={text.jail}>
              {jail
                .filter(({ charge }) => charge === count)
                .map(({ minimumDays, maximumDays, authority }) => (
                  <p key={authority}>
                    {text.jailBounds(minimumDays, maximumDays)} <Cite authority={authority} />
                  </p>
                ))}
            </td>
          </tr>
        ))}
      </PlainTable>
    </section>
  );
}
