import { type FormEvent, useState } from 'react';
import { estimatedUsers, referralSources, roles, signUp } from '../text/sign-up.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { SelectField, TextField } from '../ui/fields.tsx';
import { useFirstFocus } from '../ui/use-first-focus.ts';
import type { Draft, DraftChange } from './draft.ts';
import { type Faults, type OrganizationField, organizationFaults } from './faults.ts';
import { focusFirst, summaryOf } from './summary.ts';

const { fields, hints } = signUp;
const choose = { value: '', label: hints.choose };
const choicesOf = (pairs: readonly (readonly [string, string])[]) => [
  choose,
  ...pairs.map(([value, label]) => ({ value, label })),
];

interface Props {
  readonly draft: Draft;
  readonly onChange: DraftChange;
  readonly onBack: () => void;
  readonly onDone: () => Promise<void>;
}

/** The second step of an organization: one's role, how many will use it, who told of it. */
export function OrganizationStep({ draft, onChange, onBack, onDone }: Props) {
  const [faults, setFaults] = useState<Faults<OrganizationField>>({});
  const [busy, setBusy] = useState(false);
  const form = useFirstFocus();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = organizationFaults(draft);
    setFaults(found);
    if (Object.keys(found).length > 0) return focusFirst(found);
    setBusy(true);
    await onDone();
    setBusy(false);
  };
  const choice = (field: OrganizationField) => ({
    id: `sign-up-${field}`,
    label: fields[field],
    size: 'md' as const,
    value: draft[field],
    error: faults[field],
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [field]: event.currentTarget.value }),
  });
  return (
    <form ref={form} className="form" onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary errors={summaryOf(faults)} />
      <SelectField {...choice('role')} data={choicesOf(roles)} />
      {draft.role === 'other' && (
        <TextField
          label={fields.roleName}
          autoComplete="organization-title"
          size="md"
          value={draft.roleName}
          onChange={(event) => onChange({ roleName: event.currentTarget.value })}
        />
      )}
      <SelectField {...choice('users')} data={[choose, ...estimatedUsers]} />
      <SelectField {...choice('referral')} data={choicesOf(referralSources)} />
      <TextField
        label={fields.comments}
        size="md"
        value={draft.comments}
        onChange={(event) => onChange({ comments: event.currentTarget.value })}
      />
      <Button type="submit" tone="primary" wide busy={busy}>
        {signUp.submit}
      </Button>
      <Button tone="quiet" onClick={onBack}>
        {signUp.back}
      </Button>
    </form>
  );
}
