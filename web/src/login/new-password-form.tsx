import { password as passwordFormat, resetPassword } from '@countwise/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { Failure } from '../api/failure.ts';
import { request } from '../api/request.ts';
import { passwordRule, passwordReset as text } from '../text/login.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/fields.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { PasswordParts } from '../ui/password-parts.tsx';

interface Props {
  /** The address the code went to; null where the user came with a code and has to say it. */
  readonly email: string | null;
  readonly onDone: (email: string) => void;
}

const fields = ['email', 'code', 'password', 'confirm'] as const;
type Field = (typeof fields)[number];
const idOf = (field: Field): string => `reset-${field}`;
const focusOn = (field: Field): void => document.getElementById(idOf(field))?.focus();

interface Errors {
  readonly email?: string;
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
    onSuccess: () => onDone(address),
    onError: (failure) => {
      setErrors({ code: failure instanceof Failure && failure.status === 400 ? text.invalidCode : failure.message });
      focusOn('code');
    },
  });
  // the step before has gone, and with it what had the focus
  useEffect(() => focusOn(email === null ? 'email' : 'code'), [email]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found: Errors = {
      ...(address.trim() === '' && { email: text.emailMissing }),
      ...(!/^\d{6}$/.test(code) && { code: text.invalidCode }),
      ...(!passwordFormat.safeParse(password).success && { password: passwordRule }),
      ...(password !== confirm && { confirm: text.mismatch }),
    };
    setErrors(found);
    const first = fields.find((field) => found[field] !== undefined);
    if (first !== undefined) focusOn(first);
    else if (!change.isPending) change.mutate();
  };
  return (
    <form className="form" onSubmit={submit} noValidate>
      {email === null ? (
        <TextField
          id={idOf('email')}
          label={text.email}
          type="email"
          autoComplete="username"
          size="md"
          value={address}
          error={errors.email}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
      ) : (
        <p role="status">{text.sent}</p>
      )}
      <TextField
        id={idOf('code')}
        label={text.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        size="md"
        value={code}
        error={errors.code}
        onChange={(event) => setCode(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 6))}
      />
      <PasswordField
        id={idOf('password')}
        label={text.newPassword}
        value={password}
        onChange={setPassword}
        autoComplete="new-password"
        error={errors.password}
      />
      <PasswordParts password={password} />
      <PasswordField
        id={idOf('confirm')}
        label={text.confirm}
        value={confirm}
        onChange={setConfirm}
        autoComplete="new-password"
        error={errors.confirm}
      />
      <div className="form-foot">
        <Button type="submit" tone="primary" busy={change.isPending}>
          {text.submit}
        </Button>
      </div>
    </form>
  );
}
