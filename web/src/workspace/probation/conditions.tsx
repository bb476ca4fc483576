import { jailConditionText } from '@countwise/contract';
import type { Probation } from '@countwise/engine';
import { Cite } from '../../shared/law/cite.tsx';
import { Unbroken } from '../../shared/law/unbroken.tsx';
import { probation as text } from '../../text/modes.ts';
import { charges } from '../../text/workspace.ts';
import { PlainTable } from '../../ui/plain-table.tsx';
import { ChargeLinks } from '../writes/charge-link.tsx';

/** How long probation may last and what jail it may carry, counts of the same together. */
export function Conditions({ probation }: { readonly probation: Probation }) {
  const groups = groupsOf(probation);
  if (groups.length === 0) return null;
  return (
    <section>
      <h3>{text.conditions(probation.verdict === 'Ineligible')}</h3>
      <PlainTable lines={1} columns={[charges.columns.count, text.lengths, text.jail]}>
        {groups.map(({ counts, lengths, jail }) => (
          <tr key={counts.join(' ')}>
            <td>
              <ChargeLinks ids={counts} />
            </td>
            <td data-name data-label={text.lengths}>
              {lengths.map(({ text: words, authority }) => (
                <p key={words}>
                  <Unbroken>{words}</Unbroken> <Cite authority={authority} />
                </p>
              ))}
            </td>
            <td data-name data-label={text.jail}>
              {jail.map((bounds) => (
                <p key={bounds.authority}>
                  <Unbroken>{jailConditionText(bounds)}</Unbroken> <Cite authority={bounds.authority} />
                </p>
              ))}
            </td>
          </tr>
        ))}
      </PlainTable>
    </section>
  );
}

/** The counts that have the same lengths and the same jail. */
function groupsOf({ lengths, jail }: Probation) {
  const counts = [...new Set([...lengths, ...jail].map(({ charge }) => charge))];
  const of = <Row extends { readonly charge: string }>(rows: readonly Row[], count: string) =>
    rows.filter(({ charge }) => charge === count).map(({ charge: _, ...row }) => row);
  const each = counts.map((count) => ({ count, lengths: of(lengths, count), jail: of(jail, count) }));
  const alike = Map.groupBy(each, ({ count: _, ...conditions }) => JSON.stringify(conditions));
  return [...alike.values()].flatMap((same) =>
    same.slice(0, 1).map((one) => ({ ...one, counts: same.map(({ count }) => count) })),
  );
}
