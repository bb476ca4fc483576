import { PlaceForm } from '../shared/place/place-form.tsx';
import { users as text } from '../text/county.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { Member } from './county-queries.ts';
import { nameOf, useChangeMember } from './use-change-member.ts';

interface Props {
  readonly member: Member;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Where somebody of the county works, as its administrator says it. */
export function PlaceDialog({ member, opened, onClose }: Props) {
  const change = useChangeMember(member);
  return (
    <Dialog opened={opened} onClose={onClose} title={text.placeOf(nameOf(member))}>
      <PlaceForm
        place={member}
        busy={change.isPending}
        error={undefined}
        onSave={(place) => {
          change.mutate({ ...place });
          onClose();
        }}
        onClose={onClose}
      />
    </Dialog>
  );
}
