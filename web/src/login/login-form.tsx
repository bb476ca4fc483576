import { login } from '@countwise/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Failure } from '../api/failure.ts';
import { request } from '../api/request.ts';
import { storeSession } from '../api/session.ts';
import { common } from '../text/common.ts';
import { login as text } from '../text/login.ts';
import { Button } from '../ui/button.tsx';
import { CodeField } from '../ui/code-field.tsx';
import { TextField } from '../ui/fields.tsx';
import { PasswordField } from '../ui/password-field.tsx';

/** The password of the form, to be focused where the address is known. */
export const passwordId = 'login-password';

interface Props {
  /** Whose session goes on; null where anybody may log in. */
  readonly email: string | null;
  /** An address that stands there already, as of whoever has just set a new password. */
  readonly known?: string;
  readonly submitLabel: string;
  readonly onLoggedIn: () => void;
  /** What else is chosen before one logs in. */
  readonly children?: ReactNode;
}

/** Signs in. Nothing is sent before there are more than 3 characters and a password: then a hint says so. */
export function LoginForm({ email, known = '', submitLabel, onLoggedIn, children }: Props) {
  const [username, setUsername] = useState(email ?? known);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [hint, setHint] = useState(false);
  const signIn = useMutation({
    mutationFn: () => request(login, { body: { username: username.trim(), password, ...(code !== '' && { code }) } }),
    onSuccess: ({ token, key, user_attr, subscriptionStatus }) => {
      storeSession({ token, key, user: user_attr, status: subscriptionStatus });
      onLoggedIn();
    },
    onError: (failure) => asksCode(failure) || document.getElementById(passwordId)?.focus(),
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
        readOnly={email !== null}
        onChange={(event) => setUsername(event.currentTarget.value)}
      />
      <PasswordField
        id={passwordId}
        label={text.password}
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        data-autofocus={email !== null}
      />
      {(asksCode(signIn.error) || code !== '') && <SecondFactor code={code} onCode={setCode} />}
      {children}
      {hint && (
        <p className="field-error" role="alert">
          {text.needsMore}
        </p>
      )}
      {signIn.isError && (
        <p className="field-error" role="alert">
          {messageOf(signIn.error)}
        </p>
      )}
      <div className="form-foot">
        <Button type="submit" tone="primary" wide busy={signIn.isPending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

/** The code of the app or, where it is lost, one of those that were kept for that. */
function SecondFactor({ code, onCode }: { readonly code: string; readonly onCode: (code: string) => void }) {
  const [lost, setLost] = useState(false);
  const other = () => {
    onCode('');
    setLost(!lost);
  };
  return (
    <>
      {lost ? (
        <TextField
          label={text.recovery}
          description={text.recoveryHint}
          size="md"
          autoComplete="off"
          data-autofocus
          value={code}
          onChange={(event) => onCode(event.currentTarget.value)}
        />
      ) : (
        <CodeField label={text.code} value={code} onChange={onCode} />
      )}
      <div>
        <Button tone="quiet" onClick={other}>
          {lost ? text.useApp : text.useRecovery}
        </Button>
      </div>
    </>
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
