import { memo } from 'react';
import { common } from '../../text/common.ts';
import { workspace as text } from '../../text/workspace.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import type { Conflict } from './use-writes.ts';

/** Both values of what was changed in two places at once, and the choice between them. Closing it takes theirs. */
export const ConflictDialog = memo(({ conflict }: { readonly conflict: Conflict | null }) => (
  <Dialog
    opened={conflict !== null}
    onClose={() => conflict?.takeTheirs()}
    title={conflict === null ? common.tooLate : text.conflict.title(conflict.what)}
    size={560}
  >
    <div className="form">
      <p>{text.conflict.question}</p>
      <PlainTable columns={text.conflict.columns}>
        {conflict?.differences.map(({ label, mine, theirs }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{mine}</td>
            <td>{theirs}</td>
          </tr>
        ))}
      </PlainTable>
      <div className="form-actions">
        <Button onClick={conflict?.takeTheirs}>{text.conflict.theirs}</Button>
        <Button tone="primary" onClick={conflict?.keepMine} data-autofocus>
          {text.conflict.mine}
        </Button>
      </div>
    </div>
  </Dialog>
));
