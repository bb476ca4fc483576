import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { Agreement } from '../shared/legal-links.tsx';
import { signUp } from '../text/sign-up.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { CheckboxField, TextField } from '../ui/fields.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { PasswordParts } from '../ui/password-parts.tsx';
import { formatPhone } from '../ui/phone-number.ts';
import { useFirstFocus } from '../ui/use-first-focus.ts';
import type { AskToJoin } from './agency-taken.tsx';
import type { Draft, DraftChange } from './draft.ts';
import {
  emailFault,
  type Faults,
  type Passwords,
  phoneFault,
  toldFaults,
  without,
  type YouField,
  youFaults,
} from './faults.ts';
import type { Kind } from './kind.ts';
import { PlaceFields } from './place-fields.tsx';
import { focusFirst, summaryOf } from './summary.ts';
import { useTaken } from './use-taken.ts';

const { fields, hints, faults: says } = signUp;

interface Props {
  readonly kind: Kind;
  /** It was left and is come back to. */
  readonly isBack: boolean;
  /** The address is the one that was invited, and no other. */
  readonly isInvited: boolean;
  readonly draft: Draft;
  readonly onChange: DraftChange;
  readonly bot: AskToJoin['bot'];
  readonly passwords: Passwords;
  readonly onPasswords: (passwords: Passwords) => void;
  /** The form stands: the next step, or the code to the phone. */
  readonly onDone: () => Promise<void>;
}

/** The first step: who signs up. Every fault is shown at once, beside its field. */
export function YouStep({
  kind,
  isBack,
  isInvited,
  draft,
  bot,
  onChange: change,
  passwords,
  onPasswords,
  onDone,
}: Props) {
  const [faults, setFaults] = useState<Faults<YouField>>({});
  const [busy, setBusy] = useState(false);
  const form = useFirstFocus(isBack);
  const { taken, checkEmail, checkPhone, checkAll } = useTaken();
  const show = (field: YouField, fault: string | undefined) =>
    setFaults({ ...without(faults, [field]), ...(fault !== undefined && { [field]: fault }) });
  const onChange: DraftChange = (part) => {
    setFaults(without(faults, Object.keys(part)));
    change(part);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const found = youFaults(kind, draft, passwords, await checkAll(draft));
    setFaults(found);
    if (Object.keys(found).length > 0) focusFirst(found);
    else await onDone();
    setBusy(false);
  };
  const line = (field: 'first' | 'last' | 'email' | 'organization') => ({
    id: `sign-up-${field}`,
    label: fields[field],
    size: 'md' as const,
    value: draft[field],
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [field]: event.currentTarget.value }),
  });
  const told = toldFaults(faults, draft, taken);
  return (
    <form ref={form} className="form" onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary errors={summaryOf(told)} />
      <div className="form-row sign-up-names">
        <TextField {...line('first')} autoComplete="given-name" error={faults.first} data-autofocus />
        <TextField {...line('last')} autoComplete="family-name" error={faults.last} />
      </div>
      <TextField
        {...line('email')}
        type="email"
        autoComplete="email"
        readOnly={isInvited}
        description={isInvited ? hints.invited : undefined}
        error={withLogIn(told.email, says.emailTaken)}
        onBlur={() => {
          if (draft.email !== '') show('email', emailFault(draft.email, null));
          void checkEmail(draft.email);
        }}
      />
      <PasswordField
        id="sign-up-password"
        label={fields.password}
        value={passwords.password}
        onChange={(password) => {
          setFaults(without(faults, ['password']));
          onPasswords({ ...passwords, password });
        }}
        autoComplete="new-password"
        error={faults.password}
      />
      <PasswordParts password={passwords.password} />
      <PasswordField
        id="sign-up-confirm"
        label={fields.confirm}
        value={passwords.confirm}
        onChange={(confirm) => {
          setFaults(without(faults, ['confirm']));
          onPasswords({ ...passwords, confirm });
        }}
        autoComplete="new-password"
        error={faults.confirm}
      />
      <TextField
        id="sign-up-phone"
        label={fields.phone}
        description={hints.phone}
        type="tel"
        autoComplete="tel-national"
        placeholder="(XXX) XXX-XXXX"
        size="md"
        value={draft.phone}
        error={withLogIn(told.phone, says.phoneTaken)}
        onChange={(event) => onChange({ phone: formatPhone(event.currentTarget.value) })}
        onBlur={() => {
          if (draft.phone !== '') show('phone', phoneFault(draft.phone, null));
          void checkPhone(draft.phone);
        }}
      />
      {kind !== 'invited' && (
        <PlaceFields kind={kind} draft={draft} bot={bot} onChange={onChange} faults={faults} taken={taken} />
      )}
      {kind === 'individual' && <TextField {...line('organization')} autoComplete="organization" />}
      <CheckboxField
        id="sign-up-terms"
        label={<Agreement />}
        checked={draft.terms}
        error={faults.terms}
        onChange={(event) => onChange({ terms: event.currentTarget.checked })}
      />
      <Button type="submit" tone="primary" wide busy={busy}>
        {signUp.submit}
      </Button>
    </form>
  );
}

/** What is taken may be one's own: the way to the sign-in stands beside it. */
const withLogIn = (fault: string | undefined, taken: string) =>
  fault === taken ? (
    <>
      {fault} <Link to="/login">{signUp.logIn}</Link>
    </>
  ) : (
    fault
  );
