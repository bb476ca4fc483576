import './include-all.css';
import type { JuryInstructionRecord } from '@countwise/contract';
import { jury as text } from '../../text/modes.ts';
import { reports } from '../../text/reports.ts';
import { Button } from '../../ui/button.tsx';

interface Props {
  /** The instructions that are listed. */
  readonly found: readonly JuryInstructionRecord[];
  /** Those left out of the report. */
  readonly left: ReadonlySet<string>;
  readonly included: number;
  readonly of: number;
  readonly onLeave: (left: ReadonlySet<string>) => void;
}

/** How many go into the report, and all that are listed in or out of it at once. */
export function IncludeAll({ found, left, included, of, onLeave }: Props) {
  const listed = new Set(found.map(({ Id }) => Id));
  const all = left.isDisjointFrom(listed);
  return (
    <p className="include-all">
      <span role="status">{text.included(included, of)}</span>
      <Button
        tone="quiet"
        blocked={found.length === 0}
        onClick={() => onLeave(all ? left.union(listed) : left.difference(listed))}
      >
        {all ? reports.uncheckAll : reports.selectAll}
      </Button>
    </p>
  );
}
