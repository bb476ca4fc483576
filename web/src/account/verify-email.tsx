import { createEmailValidation, validateEmail } from '@countwise/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Failure } from '../api/failure.ts';
import { request } from '../api/request.ts';
import { account } from '../text/account.ts';
import { common } from '../text/common.ts';
import { Button } from '../ui/button.tsx';
import { CodeField } from '../ui/code-field.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { showToast } from '../ui/toast.tsx';

const text = account.verifyEmail;
const saidOf = (failure: Error): string =>
  failure instanceof Failure && failure.status === 400 ? text.invalid : failure.message;

interface Props {
  readonly userId: string;
  readonly email: string;
  readonly onProved: () => void;
}

/** Proves an address with the six digits sent to it. */
export function VerifyEmail({ userId, email, onProved }: Props) {
  const [code, setCode] = useState('');
  const send = useMutation({
    mutationFn: () => request(createEmailValidation, { params: { userId } }),
    onError: (failure) => showToast({ message: failure.message, tone: 'error' }),
  });
  const check = useMutation({
    mutationFn: () => request(validateEmail, { body: { userId, code } }),
    onSuccess: () => {
      send.reset();
      showToast({ message: text.done });
      onProved();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!check.isPending) check.mutate();
  };
  return (
    <>
      <Button busy={send.isPending} onClick={() => send.mutate()}>
        {text.send}
      </Button>
      <Dialog opened={send.isSuccess} onClose={() => send.reset()} title={text.title}>
        <form className="form" onSubmit={submit} noValidate>
          <p>{text.sentTo(email)}</p>
          <CodeField
            label={text.code}
            value={code}
            onChange={setCode}
            error={check.isError ? saidOf(check.error) : undefined}
          />
          <div className="form-actions">
            <Button onClick={() => send.reset()}>{common.cancel}</Button>
            <Button type="submit" tone="primary" busy={check.isPending}>
              {text.submit}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
