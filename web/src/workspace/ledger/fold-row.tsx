import { rangesOf } from '@countwise/contract';
import { ledger as text } from '../../text/ledger.ts';
import { stop } from '../../ui/use-roving-cells.ts';
import { ChargeCell } from './charge-cell.tsx';
import type { LineProps } from './line-props.ts';
import { foldId, headsOf, type Line } from './lines.ts';
import { Choices, MarkCell, Sum } from './row-cells.tsx';
import { foldedSum } from './sentence-words.ts';
import { standingOf } from './standing.ts';

/** Several counts that agree, as one line: what is chosen on it is chosen for all of them. */
export function FoldRow({
  line,
  index,
  rowIndex,
  dated,
  opened,
  moved,
  checks,
  menu,
  acts,
  measure,
  costOf,
}: LineProps & {
  readonly line: Extract<Line, { kind: 'fold' }>;
}) {
  const { blocks, open } = line;
  const [block] = blocks;
  const rows = headsOf(line);
  const [first] = rows;
  const { sum, working, each } = foldedSum(blocks);
  const counts = rows.map(({ charge }) => charge.CountNumber);
  return (
    <tr
      ref={measure}
      data-index={index}
      data-row={first.charge.Id}
      data-fold={foldId(blocks)}
      aria-rowindex={rowIndex}
      data-tone={standingOf(first).tone}
      data-moved={moved}
      data-last
    >
      <MarkCell rows={rows} checks={checks} marked={false} acts={acts} />
      <th scope="row" data-column="count">
        <button
          type="button"
          className="fold"
          {...stop}
          aria-expanded={open}
          aria-label={text.countsNamed(rangesOf(counts).replace('–', ' to '), counts.length)}
          onClick={() => acts.current.onToggle(foldId(blocks))}
        >
          {rangesOf(counts)}
        </button>
      </th>
      <td data-column="charge">
        <ChargeCell row={first} dated={dated} with={block.below} acts={acts} />
      </td>
      <Choices rows={rows} menu={menu} acts={acts} />
      <td data-column="working">
        {working}
        <small>{each}</small>
      </td>
      <td data-column="sentence">
        <Sum rows={rows} length={sum} open={opened !== null} acts={acts} />
      </td>
      {costOf && <td data-column="without">{costOf(rows.map(({ charge }) => charge.Id))}</td>}
    </tr>
  );
}
