import { type Finding, findings } from '@countwise/engine';
import { chargeDetails as text } from '../../text/workspace.ts';
import { CheckboxField } from '../../ui/fields.tsx';
import type { ChargeRow } from '../case-work.ts';
import { useWork } from '../work-context.tsx';
import { nameOf } from './charge-words.ts';

/** Facts pleaded and proved that a rule asks for, each with the rule; those that are ticked are counted. */
export function FindingsField({ row }: { readonly row: ChargeRow }) {
  const { run } = useWork();
  const proved = new Set(row.charge.Findings);
  const toggle = (finding: Finding) =>
    run(
      [
        {
          kind: 'charge',
          id: row.charge.Id,
          fields: { Findings: [...proved.symmetricDifference(new Set([finding]))] },
        },
      ],
      nameOf(row),
    );
  return (
    <details className="findings">
      <summary>{text.findings(proved.size)}</summary>
      <div className="check-list">
        {findings.map((finding) => (
          <CheckboxField
            key={finding}
            label={text.findingNames[finding].name}
            description={text.findingNames[finding].authority}
            checked={proved.has(finding)}
            onChange={() => toggle(finding)}
          />
        ))}
      </div>
    </details>
  );
}
