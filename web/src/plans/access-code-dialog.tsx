import { joinSubscriber } from '@countwise/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Failure } from '../api/failure.ts';
import { request } from '../api/request.ts';
import { common } from '../text/common.ts';
import { accessCode as text } from '../text/plans.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/fields.tsx';

/** Joins the subscription of an office by its access code. Nobody is asked for a password again. */
export function AccessCodeDialog({ onClose }: { readonly onClose: () => void }) {
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const navigate = useNavigate();
  const client = useQueryClient();
  const join = useMutation({
    mutationFn: () => request(joinSubscriber, { body: { accessCode: code.trim() } }),
    onError: (failure) => setFault(faultOf(failure)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFault(code.trim() === '' ? text.missing : undefined);
    if (code.trim() !== '' && !join.isPending) join.mutate();
  };
  // the session stands: its new place is asked for at the next screen
  const signIn = () => {
    client.removeQueries({ queryKey: ['session'] });
    void navigate('/Cases');
  };
  return (
    <Dialog opened onClose={onClose} title={text.title}>
      {join.isSuccess ? (
        <div className="form">
          <p role="status">{join.data.pending ? text.waits : text.joined}</p>
          <div className="form-foot">
            <Button tone="primary" onClick={signIn}>
              {text.signIn}
            </Button>
          </div>
        </div>
      ) : (
        <form className="form" onSubmit={submit} noValidate>
          <TextField
            label={text.code}
            autoComplete="off"
            data-autofocus
            value={code}
            error={fault}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          <div className="form-actions">
            <Button onClick={onClose}>{text.cancel}</Button>
            <Button type="submit" tone="primary" busy={join.isPending}>
              {text.submit}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

function faultOf(failure: Error): string {
  if (!(failure instanceof Failure) || failure.status === 0) return common.offline;
  return failure.status === 409 ? failure.message : text.wrong;
}
