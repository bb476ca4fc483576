import { confirmPassword } from '@countwise/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { request } from '../api/request.ts';
import { account } from '../text/account.ts';
import { common } from '../text/common.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { PasswordField } from '../ui/password-field.tsx';

const text = account.work;

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onConfirmed: () => void;
}

/** Asks for the password once more, before anything changes how the account is logged in to. */
export function ConfirmDialog({ opened, onClose, onConfirmed }: Props) {
  const [password, setPassword] = useState('');
  const confirm = useMutation({
    mutationFn: () => request(confirmPassword, { body: { password } }),
    onSuccess: () => {
      setPassword('');
      onConfirmed();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '' && !confirm.isPending) confirm.mutate();
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={text.confirmTitle}>
      <form className="form" onSubmit={submit} noValidate>
        <p>{text.confirmText}</p>
        <PasswordField
          data-autofocus
          label={text.password}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          error={confirm.error?.message}
        />
        <div className="form-actions">
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button type="submit" tone="primary" busy={confirm.isPending}>
            {text.next}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
