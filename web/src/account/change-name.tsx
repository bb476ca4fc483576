import { changeProfile, type UserAttributes } from '@countwise/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { request } from '../api/request.ts';
import { account } from '../text/account.ts';
import { common } from '../text/common.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/fields.tsx';
import type { Change } from './change.ts';

const text = account.profile;

/** Changes what one is called. */
export function ChangeName({ user, opened, onClose, onChanged }: Change & { readonly user: UserAttributes }) {
  const [values, setValues] = useState({ FirstName: user.FirstName, LastName: user.LastName });
  const change = useMutation({
    mutationFn: () => request(changeProfile, { body: values }),
    onSuccess: ({ user_attr }) => onChanged(user_attr),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!change.isPending) change.mutate();
  };
  const field = (name: keyof typeof values) => ({
    label: text.names[name],
    size: 'md' as const,
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setValues({ ...values, [name]: event.currentTarget.value }),
  });
  return (
    <Dialog opened={opened} onClose={onClose} title={text.changeName}>
      <form className="form" onSubmit={submit} noValidate>
        <TextField {...field('FirstName')} autoComplete="given-name" data-autofocus />
        <TextField {...field('LastName')} autoComplete="family-name" />
        {change.isError && (
          <p className="field-error" role="alert">
            {change.error.message}
          </p>
        )}
        <div className="form-actions">
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button type="submit" tone="primary" busy={change.isPending}>
            {text.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
