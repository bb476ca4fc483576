import { changePlace, type UserAttributes } from '@countwise/contract';
import { useMutation } from '@tanstack/react-query';
import { request } from '../api/request.ts';
import { type Place, PlaceForm } from '../shared/place/place-form.tsx';
import { account } from '../text/account.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { Change } from './change.ts';

/** Where somebody works who belongs to no county's organization. */
export function ChangePlace({ user, opened, onClose, onChanged }: Change & { readonly user: UserAttributes }) {
  const change = useMutation({
    mutationFn: (body: Place) => request(changePlace, { body }),
    onSuccess: ({ user_attr }) => onChanged(user_attr),
  });
  return (
    <Dialog opened={opened} onClose={onClose} title={account.profile.changePlace}>
      <PlaceForm
        place={user}
        busy={change.isPending}
        error={change.error?.message}
        onSave={(place) => change.mutate(place)}
        onClose={onClose}
      />
    </Dialog>
  );
}
