import { login } from '@countwise/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Failure } from '../api/failure.ts';
import { request } from '../api/request.ts';
import { storeSession } from '../api/session.ts';
import { afterLogIn } from '../app/left-address.ts';
import { common } from '../text/common.ts';
import { login as text } from '../text/login.ts';
import { Button } from '../ui/button.tsx';
import { CodeField } from '../ui/code-field.tsx';
import { TextField } from '../ui/fields.tsx';
import { PasswordField } from './password-field.tsx';

/** Signs in. Nothing is sent before there are more than 3 characters and a password: then a hint says so. */
export function LoginForm() {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [hint, setHint] = useState(false);
  const navigate = useNavigate();
  const client = useQueryClient();
  const signIn = useMutation({
    mutationFn: () => request(login, { body: { username: username.trim(), password, ...(code !== '' && { code }) } }),
    onSuccess: async ({ token, key, user_attr, subscriptionStatus }) => {
      storeSession({ token, key, user: user_attr, status: subscriptionStatus });
      await navigate(afterLogIn(client));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const ready = username.trim().length > 3 && password !== '';
    setHint(!ready);
    if (ready && !signIn.isPending) signIn.mutate();
  };
  return (
    <form className="form" onSubmit={submit} noValidate>
      <TextField
        label={text.email}
        type="email"
        autoComplete="username"
        size="md"
        value={username}
        onChange={(event) => setUsername(event.currentTarget.value)}
      />
      <PasswordField label={text.password} value={password} onChange={setPassword} autoComplete="current-password" />
      {(asksCode(signIn.error) || code !== '') && <CodeField label={text.code} value={code} onChange={setCode} />}
      {hint && <p className="field-error">{text.needsMore}</p>}
      {signIn.isError && (
        <p className="field-error" role="alert">
          {messageOf(signIn.error)}
        </p>
      )}
      <Button type="submit" tone="primary" wide busy={signIn.isPending}>
        {text.submit}
      </Button>
    </form>
  );
}

/** The account has an authenticator app, whose code belongs to the password. */
const asksCode = (error: Error | null): boolean =>
  error instanceof Failure && error.problem?.faults?.some(({ path }) => path === 'code') === true;

function messageOf(error: Error): string {
  if (!(error instanceof Failure) || error.status === 0) return common.offline;
  if (error.status === 429) return common.tooManyRequests;
  return error.status === 401 ? error.problem?.message || text.invalid : error.message;
}
