import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { common } from '../../text/common.ts';
import { checks as text } from '../../text/workspace.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields.tsx';
import { LongTextField } from '../../ui/long-text-field.tsx';

const longest = 200;

interface Props {
  readonly label: string;
  readonly onDismiss: (reason: string) => void;
  readonly onCancel: () => void;
}

/** Why a check is put aside: one of the usual reasons, or the reader's own. */
export function DismissForm({ label, onDismiss, onCancel }: Props) {
  const [choice, setChoice] = useState('');
  const [own, setOwn] = useState('');
  const [faulty, setFaulty] = useState(false);
  const choiceField = useRef<HTMLSelectElement>(null);
  const ownField = useRef<HTMLTextAreaElement>(null);
  useEffect(() => choiceField.current?.focus(), []);
  const isOwn = choice === text.own;
  const choose = (next: string) => {
    setChoice(next);
    setFaulty(false);
  };
  const reason = isOwn ? own.trim() : choice;
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onCancel();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason !== '') return onDismiss(reason);
    setFaulty(true);
    (isOwn ? ownField : choiceField).current?.focus();
  };
  return (
    <form noValidate className="form dismiss-form" aria-label={label} onSubmit={submit}>
      <SelectField
        ref={choiceField}
        label={text.reason}
        required
        value={choice}
        data={[{ value: '', label: text.choose }, ...text.reasons, text.own]}
        error={faulty && choice === '' ? text.missing : undefined}
        onChange={(event) => choose(event.currentTarget.value)}
        onKeyDown={cancelOnEscape}
      />
      {isOwn && (
        <LongTextField
          ref={ownField}
          label={text.ownLabel}
          description={text.ownHint}
          required
          rows={3}
          maxLength={longest}
          value={own}
          error={faulty && reason === '' ? text.missingOwn : undefined}
          onChange={(event) => setOwn(event.currentTarget.value)}
          onKeyDown={cancelOnEscape}
        />
      )}
      <div className="form-actions">
        <Button onClick={onCancel}>{common.cancel}</Button>
        <Button type="submit" tone="primary">
          {text.dismiss}
        </Button>
      </div>
    </form>
  );
}
