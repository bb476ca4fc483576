import { changeSecondFactor } from '@countwise/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { QRCodeSVG } from 'qrcode.react';
import { type FormEvent, useState } from 'react';
import { request } from '../api/request.ts';
import { storedUser } from '../api/session.ts';
import { account } from '../text/account.ts';
import { common } from '../text/common.ts';
import { Button } from '../ui/button.tsx';
import { CodeField } from '../ui/code-field.tsx';
import { byPassword } from './by-password.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { userPool } from './user-pool.ts';

const text = account.security;
const factorKey = ['second-factor'] as const;

/** Whether the pool asks for the code of an app, and the two ways to change that. */
function useFactor() {
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
  const turn = useMutation({
    mutationFn: (wanted: boolean) => request(changeSecondFactor, { body: { on: wanted } }),
    onSuccess: (_, wanted) => {
      setSecret(undefined);
      client.setQueryData(factorKey, wanted);
    },
  });
  return {
    on,
    secret,
    begin,
    turn,
    cancel: () => setSecret(undefined),
    failed: isError || begin.isError || turn.isError,
  };
}

/** The second factor: a code of an authenticator app (TOTP, RFC 6238). Each change of it asks for the password once more. */
export function AuthenticatorApp() {
  const { on, secret, begin, turn, cancel, failed } = useFactor();
  const [asking, setAsking] = useState<boolean>();
  const proveAndTurn = (wanted: boolean) => {
    if (byPassword()) setAsking(wanted);
    else turn.mutate(wanted);
  };
  return (
    <div className="form account-form">
      <h3>{text.factor}</h3>
      <p>{on === true ? text.on : text.factorText}</p>
      {on === true && (
        <On
          codes={turn.data?.recoveryCodes ?? []}
          busy={turn.isPending}
          onKept={() => turn.reset()}
          onTurnOff={() => proveAndTurn(false)}
        />
      )}
      {on === false &&
        (secret === undefined ? (
          <div>
            <Button busy={begin.isPending} onClick={() => begin.mutate()}>
              {text.setUp}
            </Button>
          </div>
        ) : (
          <Enrol secret={secret} onCancel={cancel} onVerified={() => proveAndTurn(true)} />
        ))}
      <ConfirmDialog
        opened={asking !== undefined}
        onClose={() => setAsking(undefined)}
        onConfirmed={() => {
          turn.mutate(asking === true);
          setAsking(undefined);
        }}
      />
      {failed && (
        <p className="field-error" role="alert">
          {text.failed}
        </p>
      )}
    </div>
  );
}

interface OnProps {
  readonly codes: readonly string[];
  readonly busy: boolean;
  readonly onKept: () => void;
  readonly onTurnOff: () => void;
}

/** An app that is asked for: first what stands in for it, once, then the way to turn it off. */
function On({ codes, busy, onKept, onTurnOff }: OnProps) {
  if (codes.length > 0) return <RecoveryCodes codes={codes} onKept={onKept} />;
  return (
    <div>
      <Button busy={busy} onClick={onTurnOff}>
        {text.turnOff}
      </Button>
    </div>
  );
}

interface EnrolProps {
  readonly secret: string;
  readonly onVerified: () => void;
  readonly onCancel: () => void;
}

/** The app has to show that it holds the secret before its codes are asked for. */
function Enrol({ secret, onVerified, onCancel }: EnrolProps) {
  const [code, setCode] = useState('');
  const client = useQueryClient();
  const verify = useMutation({
    mutationFn: async () => {
      const { verifyTOTPSetup } = await userPool(client);
      await verifyTOTPSetup({ code });
    },
    onSuccess: onVerified,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!verify.isPending) verify.mutate();
  };
  const label = encodeURIComponent(`Countwise:${storedUser()?.email ?? ''}`);
  const address = `otpauth://totp/${label}?secret=${secret}&issuer=Countwise`;
  return (
    <form className="form" onSubmit={submit} noValidate>
      <p>{text.scan}</p>
      <QRCodeSVG className="account-qr" value={address} size={200} marginSize={4} title={text.picture} />
      <p>{text.secret}</p>
      <p>
        <a href={address}>
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
