import { resetPassword } from '@countwise/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Failure } from '../api/failure.ts';
import { request } from '../api/request.ts';
import { passwordRule, passwordReset as text } from '../text/login.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/fields.tsx';
import { PasswordField } from './password-field.tsx';

interface Props {
  /** The address the code went to; null where the user came with a code and has to say it. */
  readonly email: string | null;
  readonly onDone: () => void;
}

const allowed = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[^A-Za-z0-9]).{8,20}$/;

interface Errors {
  readonly code?: string;
  readonly password?: string;
  readonly confirm?: string;
}

/** The reset code with a new password. */
export function NewPasswordForm({ email, onDone }: Props) {
  const [address, setAddress] = useState(email ?? '');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const change = useMutation({
    mutationFn: () => request(resetPassword, { body: { email: address, code, password } }),
    onSuccess: onDone,
    onError: (failure) =>
      setErrors({ code: failure instanceof Failure && failure.status === 400 ? text.invalidCode : failure.message }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found: Errors = {
      ...(!/^\d{6}$/.test(code) && { code: text.invalidCode }),
      ...(!allowed.test(password) && { password: passwordRule }),
      ...(password !== confirm && { confirm: text.mismatch }),
    };
    setErrors(found);
    if (Object.keys(found).length === 0) change.mutate();
  };
  return (
    <form className="form" onSubmit={submit} noValidate>
      {email === null ? (
        <TextField
          label={text.email}
          type="email"
          autoComplete="username"
          value={address}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
      ) : (
        <p role="status">{text.sent}</p>
      )}
      <TextField
        label={text.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        data-autofocus
        value={code}
        error={errors.code}
        onChange={(event) => setCode(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 6))}
      />
      <PasswordField
        label={text.newPassword}
        value={password}
        onChange={setPassword}
        autoComplete="new-password"
        error={errors.password}
      />
      <PasswordField
        label={text.confirm}
        value={confirm}
        onChange={setConfirm}
        autoComplete="new-password"
        error={errors.confirm}
      />
      <Button type="submit" tone="primary" busy={change.isPending}>
        {text.submit}
      </Button>
    </form>
  );
}
