import { deleteAccount, type UserAttributes } from '@countwise/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Failure } from '../api/failure.ts';
import { request } from '../api/request.ts';
import { ExportButton } from '../shared/case/export-button.tsx';
import { forgetUser } from '../shared/sign-in/forget-user.ts';
import { account } from '../text/account.ts';
import { common } from '../text/common.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { TextField } from '../ui/fields.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { showToast } from '../ui/toast.tsx';
import { byPassword } from './by-password.ts';

const text = account.remove;
const idOf = (field: string): string => `delete-${field}`;

interface Faults {
  readonly Email?: string | undefined;
  readonly Password?: string | undefined;
}

/** The faults the server found at the fields, or nothing where it failed for another reason. */
const faultsIn = (failure: Error | null): Faults =>
  failure instanceof Failure
    ? Object.fromEntries((failure.problem?.faults ?? []).map(({ path, message }) => [path, message]))
    : {};

const saidOf = (failure: Error): string =>
  failure instanceof Failure && (failure.status === 409 || failure.status === 429) ? failure.message : text.failed;

interface Props {
  readonly user: UserAttributes;
  readonly onCancel: () => void;
}

/** Asks for the own address and the password, then forgets the user here and on the server. */
export function DeleteForm({ user, onCancel }: Props) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<Faults>({});
  const [asksPassword] = useState(byPassword);
  const leave = useLeave();
  const remove = useMutation({
    mutationFn: () => request(deleteAccount, { body: { Email: email, ...(asksPassword && { Password: password }) } }),
    onSuccess: leave,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = {
      ...(email.trim().toLowerCase() !== user.email.toLowerCase() && { Email: text.emailWrong }),
      ...(asksPassword && password === '' && { Password: text.passwordMissing }),
    };
    setMissing(found);
    remove.reset();
    const [first] = Object.keys(found);
    if (first === undefined) return remove.isPending || remove.mutate();
    document.getElementById(idOf(first))?.focus();
  };
  const faults = { ...faultsIn(remove.error), ...missing };
  const isCounty = user.Subscriber?.SubscriptionType === 3;
  return (
    <form className="form" onSubmit={submit} noValidate>
      <p>{isCounty ? text.county : text.plan}</p>
      <ExportButton />
      <ErrorSummary
        errors={(['Email', 'Password'] as const).map((field) => ({ field: idOf(field), message: faults[field] }))}
      />
      <TextField
        id={idOf('Email')}
        label={text.email}
        type="email"
        autoComplete="off"
        size="md"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={faults.Email}
      />
      {asksPassword && (
        <PasswordField
          id={idOf('Password')}
          label={text.password}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          error={faults.Password}
        />
      )}
      {remove.error !== null && Object.keys(faults).length === 0 && (
        <p className="field-error" role="alert">
          {saidOf(remove.error)}
        </p>
      )}
      <div className="form-actions">
        <Button onClick={onCancel}>{common.cancel}</Button>
        <Button type="submit" tone="danger" busy={remove.isPending}>
          {text.confirm}
        </Button>
      </div>
    </form>
  );
}

/** Nothing of the user stays on the device either. */
function useLeave() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    await forgetUser(client);
    await navigate('/login');
    showToast({ message: text.done });
  };
}
