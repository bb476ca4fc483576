import { common } from '../text/common.ts';
import { users as text } from '../text/county.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { Member } from './county-queries.ts';
import { nameOf, useChangeMember } from './use-change-member.ts';

interface Props {
  readonly member: Member | undefined;
  readonly onClose: () => void;
}

/** Says what the removal does, then does it. */
export function RemoveDialog({ member, onClose }: Props) {
  return (
    <Dialog opened={member !== undefined} onClose={onClose} title={text.removeTitle}>
      {member && <Question member={member} onClose={onClose} />}
    </Dialog>
  );
}

function Question({ member, onClose }: { readonly member: Member; readonly onClose: () => void }) {
  const change = useChangeMember(member);
  return (
    <div className="form">
      <p>{text.removeText(nameOf(member))}</p>
      <div className="form-actions">
        <Button onClick={onClose}>{common.cancel}</Button>
        <Button
          tone="danger"
          busy={change.isPending}
          onClick={() => change.mutate({ Status: 'removed' }, { onSettled: onClose })}
        >
          {text.remove}
        </Button>
      </div>
    </div>
  );
}
