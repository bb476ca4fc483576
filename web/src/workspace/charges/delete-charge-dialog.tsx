import { common } from '../../text/common.ts';
import { charges as text } from '../../text/workspace.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { type ChargeRow, isCrime } from '../work/case-work.ts';
import { namesOf, statuteOf } from '../work/charge-words.ts';
import { sayDone } from '../writes/say-done.ts';
import { useWork } from '../writes/work-context.tsx';

interface Props {
  /** What is to go; none: nothing is asked. */
  readonly rows: readonly ChargeRow[];
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

/** So many rows are named in a message. */
const mostNamed = 6;

/** Whom a message is about, in the words of every other: `counts 2, 3`, or of many `18 charges`. */
export const aboutOf = (rows: readonly ChargeRow[]): string =>
  rows.length > mostNamed ? text.chargesChanged(rows.length) : namesOf(rows);

/** What is asked about: of one charge also its section. */
function askedOf(rows: readonly ChargeRow[]): string {
  const [row, ...others] = rows;
  return row === undefined || others.length > 0
    ? aboutOf(rows)
    : `${aboutOf(rows)}, ${statuteOf(row)} ${row.crime.Name}`;
}

/** Asks before charges go, and names what goes with them: a crime takes the other charges of its count along. */
export function DeleteChargeDialog({ rows, onClose, onDeleted = onClose }: Props) {
  const { rows: all, run, undo } = useWork();
  const ids = new Set(rows.map(({ charge }) => charge.Id));
  const along = all.filter(({ charge, under }) => !ids.has(charge.Id) && under !== null && ids.has(under));
  const its = rows.filter(isCrime).length === 1;
  const remove = () => {
    run([{ kind: 'delete', ids: [...rows, ...along].map(({ charge }) => charge.Id) }], aboutOf(rows));
    sayDone(text.deleted(text.withEnhancements(aboutOf(rows), along.length, its)), undo);
    onDeleted();
  };
  return (
    <Dialog opened={rows.length > 0} onClose={onClose} title={text.deleteTitle(rows.length)}>
      {rows.length > 0 && (
        <div className="form">
          <p>{text.deleteQuestion(text.withEnhancements(askedOf(rows), along.length, its))}</p>
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
