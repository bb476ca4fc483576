import { requestResetCode } from '@countwise/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { request } from '../api/request.ts';
import { passwordReset as text } from '../text/login.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/fields.tsx';
import { passwordId } from './login-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** The password of an address is set anew. */
  readonly onChanged: (email: string) => void;
}

/** Password reset in three steps: ask for a code, enter it with a new password, done. */
export function ResetDialog({ opened, onClose, onChanged }: Props) {
  const [step, setStep] = useState<'request' | 'code' | 'done'>('request');
  const [email, setEmail] = useState<string | null>(null);
  const [isChanged, setChanged] = useState(false);
  const close = () => {
    setStep('request');
    setEmail(null);
    onClose();
  };
  return (
    <Dialog opened={opened} onClose={close} title={text.title} focusAfter={isChanged ? passwordId : undefined}>
      {step === 'request' && (
        <RequestForm
          onSent={(address) => {
            setEmail(address);
            setChanged(false);
            setStep('code');
          }}
          onHaveCode={() => setStep('code')}
        />
      )}
      {step === 'code' && (
        <NewPasswordForm
          email={email}
          onDone={(address) => {
            onChanged(address);
            setChanged(true);
            setStep('done');
          }}
        />
      )}
      {step === 'done' && <Done onClose={close} />}
    </Dialog>
  );
}

function Done({ onClose }: Pick<Props, 'onClose'>) {
  const action = useRef<HTMLButtonElement>(null);
  useEffect(() => action.current?.focus(), []);
  return (
    <div className="form">
      <p role="status">{text.done}</p>
      <div className="form-foot">
        <Button ref={action} tone="primary" onClick={onClose}>
          {text.doneAction}
        </Button>
      </div>
    </div>
  );
}

interface RequestProps {
  readonly onSent: (email: string) => void;
  readonly onHaveCode: () => void;
}

function RequestForm({ onSent, onHaveCode }: RequestProps) {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const ask = useMutation({
    mutationFn: () => request(requestResetCode, { body: { UserName: email } }),
    onSuccess: (answer) => (answer.Error === undefined ? onSent(email) : setError(answer.Error)),
    onError: (failure) => setError(failure.message),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() === '') setError(text.emailMissing);
    else ask.mutate();
  };
  return (
    <form className="form" onSubmit={submit} noValidate>
      <TextField
        label={text.email}
        type="email"
        autoComplete="username"
        size="md"
        data-autofocus
        value={email}
        error={error}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <div className="form-foot">
        <Button type="submit" tone="primary" busy={ask.isPending}>
          {text.send}
        </Button>
        <Button tone="quiet" onClick={onHaveCode}>
          {text.haveCode}
        </Button>
      </div>
    </form>
  );
}
