import { ledger as text } from '../../text/ledger.ts';
import { charges } from '../../text/workspace.ts';
import { Button } from '../../ui/button.tsx';
import { MenuButton, MenuItem } from '../../ui/menu-button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { duplicated, moved } from '../charges/moves.ts';
import { ReplaceCharge } from '../charges/replace-charge.tsx';
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
      {isCrime(row) && <ReplaceCharge row={row} />}
      <MenuButton label={text.move} target={<Button tone="quiet">{text.move}</Button>}>
        <MenuItem onClick={() => move(-1)}>{text.moveUp}</MenuItem>
        <MenuItem onClick={() => move(1)}>{text.moveDown}</MenuItem>
        <MenuItem onClick={() => run([duplicated(row, rows)], nameOf(row))}>{text.duplicate}</MenuItem>
      </MenuButton>
      <Button tone="danger" aria-label={`${charges.remove} ${nameOf(row)}`} onClick={() => onDelete(row)}>
        {charges.remove}
      </Button>
    </div>
  );
}
