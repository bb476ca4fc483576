import './wrong-number.css';
import { mostWords, reportWrongNumber } from '@countwise/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { request } from '../../api/request.ts';
import { storedUser } from '../../api/session.ts';
import { siteSettingsQuery } from '../../api/site-settings.ts';
import { common } from '../../text/common.ts';
import { wrongNumber as text } from '../../text/corrections.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CheckboxField } from '../../ui/fields.tsx';
import { LongTextField } from '../../ui/long-text-field.tsx';
import { showToast } from '../../ui/toast.tsx';

/** What a report is of. */
export interface Told {
  /** What the screen is called. */
  readonly screen: string;
  readonly caseId: string | null;
  /** The facts that made the number, names left out. */
  readonly factsOf: (withBirthdate: boolean) => object;
  /** Whether there is a date of birth that could go along. */
  readonly hasBirthdate: boolean;
}

/** Asks what is wrong, shows all that is sent, and sends that. The same press twice sends one letter. */
export function WrongNumberDialog({
  screen,
  caseId,
  factsOf,
  hasBirthdate,
  onClose,
}: Told & { readonly onClose: () => void }) {
  const [message, setMessage] = useState('');
  const [withBirthdate, setWithBirthdate] = useState(false);
  const [missing, setMissing] = useState(false);
  const facts = JSON.stringify(factsOf(withBirthdate), null, 2);
  const send = useSend({ screen, caseId, message, facts, onSent: onClose });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(message.trim() === '');
    if (message.trim() !== '' && !send.isPending) send.mutate();
  };
  return (
    <Dialog opened onClose={onClose} title={text.report} size={640}>
      <form className="form" onSubmit={submit} noValidate>
        <p>{text.lead}</p>
        <LongTextField
          label={text.message}
          description={text.hint}
          autosize
          minRows={3}
          maxRows={8}
          maxLength={mostWords}
          required
          data-autofocus
          error={missing && text.required}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        {hasBirthdate && (
          <CheckboxField
            label={text.birthdate}
            checked={withBirthdate}
            onChange={(event) => setWithBirthdate(event.currentTarget.checked)}
          />
        )}
        <LongTextField
          label={text.preview}
          className="wrong-number-sent"
          readOnly
          rows={9}
          value={[
            `${text.from}: ${storedUser()?.email ?? ''}`,
            `${text.screen}: ${screen}`,
            `${text.case}: ${caseId ?? text.noCase}`,
            facts,
          ].join('\n')}
        />
        {send.isError && <Failed message={send.error.message} />}
        <div className="form-actions">
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button type="submit" tone="primary" busy={send.isPending}>
            {text.send}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface Letter {
  readonly screen: string;
  readonly caseId: string | null;
  readonly message: string;
  readonly facts: string;
  readonly onSent: () => void;
}

function useSend({ screen, caseId, message, facts, onSent }: Letter) {
  const known = useRef({ message: '', facts: '', RequestId: '' });
  return useMutation({
    mutationFn: () => {
      // words that were changed after a failure are another report
      if (known.current.message !== message || known.current.facts !== facts)
        known.current = { message, facts, RequestId: crypto.randomUUID() };
      const { RequestId } = known.current;
      return request(reportWrongNumber, {
        body: { RequestId, CaseId: caseId, Screen: screen, Message: message, Facts: facts },
      });
    },
    onSuccess: () => {
      onSent();
      showToast({ message: text.sent });
    },
  });
}

function Failed({ message }: { readonly message: string }) {
  const address = useQuery(siteSettingsQuery).data?.supportEmail;
  return (
    <p className="field-error" role="alert">
      {text.failed} {message}
      {address !== undefined && (
        <>
          {' '}
          {text.writeInstead} <a href={`mailto:${address}`}>{address}</a>.
        </>
      )}
    </p>
  );
}
