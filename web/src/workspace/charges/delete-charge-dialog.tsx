import { common } from '../../text/common.ts';
import { charges as text } from '../../text/workspace.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { type ChargeRow, isCrime } from '../work/case-work.ts';
import { nameOf, statuteOf } from '../work/charge-words.ts';
import { sayDone } from '../writes/say-done.ts';
import { useWork } from '../writes/work-context.tsx';

/** Asks before a charge goes, and names what goes with it: a crime takes the other charges of its count along. */
export function DeleteChargeDialog({ row, onClose }: { readonly row: ChargeRow | null; readonly onClose: () => void }) {
  const { rows, run, undo } = useWork();
  const along = row === null || !isCrime(row) ? [] : rows.filter(({ under }) => under === row.charge.Id);
  const remove = () => {
    if (row === null) return;
    run([{ kind: 'delete', ids: [row, ...along].map(({ charge }) => charge.Id) }], nameOf(row));
    sayDone(text.deleted(nameOf(row)), undo);
    onClose();
  };
  return (
    <Dialog opened={row !== null} onClose={onClose} title={text.deleteTitle}>
      {row && (
        <div className="form">
          <p>{text.deleteQuestion(`${nameOf(row)}, ${statuteOf(row)} ${row.crime.Name}`, along.length)}</p>
          <div className="form-actions">
            <Button onClick={onClose}>{common.cancel}</Button>
            <Button tone="danger" onClick={remove} data-autofocus>
              {text.remove}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
