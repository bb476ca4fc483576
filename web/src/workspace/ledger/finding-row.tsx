import { sentenceText, workingText } from '@countwise/contract';
import { Cite } from '../../shared/law/cite.tsx';
import { ledger as text } from '../../text/ledger.ts';
import { stop } from '../../ui/use-roving-cells.ts';
import { nameOf, statusText } from '../work/charge-words.ts';
import type { LineProps } from './line-props.ts';
import { isLast, type Line } from './lines.ts';
import { standingOf } from './standing.ts';
import { TermCell } from './term-cell.tsx';

/** What a finding on a count adds, such as Pen. Code, § 186.22(b)(1): the ledger adds up; chosen is what its count has. */
export function FindingRow({
  line,
  index,
  rowIndex,
  moved,
  acts,
  measure,
  costOf,
}: LineProps & {
  readonly line: Extract<Line, { kind: 'finding' }>;
}) {
  const { row, block, unfolded } = line;
  const { head } = block;
  const { role, tone } = standingOf(row);
  const length = sentenceText(row);
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={rowIndex}
      data-tone={tone}
      data-under
      data-unfolded={unfolded || undefined}
      data-last={isLast(line) || undefined}
      data-moved={moved}
    >
      <td data-column="mark" />
      <th scope="row" data-column="count">
        <span className="visually-hidden">{nameOf(row)}</span>
      </th>
      <td data-column="charge">
        <span className="charge-line">
          <Cite authority={row.crime.crime.statute} />
        </span>
        <span className="charge-name">{text.byFinding(row.crime.Name)}</span>
      </td>
      <td data-column="status">
        <span className="quiet">{statusText(row)}</span>
      </td>
      <td data-column="terms">
        <TermCell rows={[row]} sets={[head]} acts={acts} />
      </td>
      <td data-column="runs">
        <span className="quiet">{role}</span>
      </td>
      <td data-column="working">{workingText(row)}</td>
      <td data-column="sentence">
        <button
          type="button"
          className="sum"
          {...stop}
          aria-label={text.showSteps(length, nameOf(row))}
          onClick={() => acts.current.onToggleRow(head)}
        >
          {length}
        </button>
      </td>
      {costOf && <td data-column="without" />}
    </tr>
  );
}
