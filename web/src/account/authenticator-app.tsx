import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { storedUser } from '../api/session.ts';
import { account } from '../text/account.ts';
import { common } from '../text/common.ts';
import { Button } from '../ui/button.tsx';
import { CodeField } from '../ui/code-field.tsx';
import { userPool } from './user-pool.ts';

const text = account.security;
const factorKey = ['second-factor'] as const;

/** The second factor: a code of an authenticator app (TOTP, RFC 6238). */
export function AuthenticatorApp() {
  const client = useQueryClient();
  const [secret, setSecret] = useState<string>();
  const { data: on, isError } = useQuery({
    queryKey: factorKey,
    queryFn: async () => {
      const { fetchMFAPreference } = await userPool(client);
      return (await fetchMFAPreference()).enabled?.includes('TOTP') === true;
    },
  });
  const begin = useMutation({
    mutationFn: async () => {
      const { setUpTOTP } = await userPool(client);
      return (await setUpTOTP()).sharedSecret;
    },
    onSuccess: setSecret,
  });
  const turnOff = useMutation({
    mutationFn: async () => {
      const { updateMFAPreference } = await userPool(client);
      await updateMFAPreference({ totp: 'DISABLED' });
    },
    onSuccess: () => client.setQueryData(factorKey, false),
  });
  return (
    <div className="form account-form">
      <h3>{text.factor}</h3>
      <p>{on === true ? text.on : text.factorText}</p>
      {on === true && (
        <div>
          <Button busy={turnOff.isPending} onClick={() => turnOff.mutate()}>
            {text.turnOff}
          </Button>
        </div>
      )}
      {on === false && secret === undefined && (
        <div>
          <Button busy={begin.isPending} onClick={() => begin.mutate()}>
            {text.setUp}
          </Button>
        </div>
      )}
      {on === false && secret !== undefined && (
        <Enrol
          secret={secret}
          onCancel={() => setSecret(undefined)}
          onDone={() => {
            setSecret(undefined);
            client.setQueryData(factorKey, true);
          }}
        />
      )}
      {(isError || begin.isError || turnOff.isError) && (
        <p className="field-error" role="alert">
          {text.failed}
        </p>
      )}
    </div>
  );
}

interface EnrolProps {
  readonly secret: string;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** The app has to show that it holds the secret before its codes are asked for. */
function Enrol({ secret, onDone, onCancel }: EnrolProps) {
  const [code, setCode] = useState('');
  const client = useQueryClient();
  const verify = useMutation({
    mutationFn: async () => {
      const { verifyTOTPSetup, updateMFAPreference } = await userPool(client);
      await verifyTOTPSetup({ code });
      await updateMFAPreference({ totp: 'PREFERRED' });
    },
    onSuccess: onDone,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!verify.isPending) verify.mutate();
  };
  const label = encodeURIComponent(`Countwise:${storedUser()?.email ?? ''}`);
  return (
    <form className="form" onSubmit={submit} noValidate>
      <p>{text.secret}</p>
      <p>
        <a href={`otpauth://totp/${label}?secret=${secret}&issuer=Countwise`}>
          <code className="account-secret">{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </a>
      </p>
      <CodeField
        label={text.code}
        value={code}
        onChange={setCode}
        error={verify.isError ? text.wrongCode : undefined}
      />
      <div className="form-actions account-actions">
        <Button type="submit" tone="primary" busy={verify.isPending}>
          {text.verify}
        </Button>
        <Button onClick={onCancel}>{common.cancel}</Button>
      </div>
    </form>
  );
}
