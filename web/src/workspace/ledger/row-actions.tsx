import { ledger as text } from '../../text/ledger.ts';
import { charges } from '../../text/workspace.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { duplicated, moved } from '../charges/moves.ts';
import { type ChargeRow, isCrime } from '../work/case-work.ts';
import { nameOf } from '../work/charge-words.ts';
import { useWork } from '../writes/work-context.tsx';

interface Props {
  readonly row: ChargeRow;
  readonly onDelete: (row: ChargeRow) => void;
  /** Opens the search for what can hang on a count. */
  readonly onInsert: (count: number) => void;
}

/** What is done with the whole charge: hang something on it, move it, copy it, take it out. */
export function RowActionsBar({ row, onDelete, onInsert }: Props) {
  const { rows, run } = useWork();
  const move = (by: 1 | -1) => {
    const found = moved(row, by, rows);
    if ('refused' in found) showToast({ message: found.refused, stay: 3_000 });
    else run(found.writes, nameOf(row));
  };
  return (
    <div className="row-actions">
      {isCrime(row) && (
        <Button tone="quiet" onClick={() => onInsert(row.charge.CountNumber)}>
          {text.addEnhancement}
        </Button>
      )}
      <Button tone="quiet" onClick={() => move(-1)}>
        {text.moveUp}
      </Button>
      <Button tone="quiet" onClick={() => move(1)}>
        {text.moveDown}
      </Button>
      <Button tone="quiet" onClick={() => run([duplicated(row, rows)], nameOf(row))}>
        {text.duplicate}
      </Button>
      <Button tone="danger" aria-label={`${charges.remove} ${nameOf(row)}`} onClick={() => onDelete(row)}>
        {charges.remove}
      </Button>
    </div>
  );
}
