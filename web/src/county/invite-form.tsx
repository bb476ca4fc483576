import { emailAddress, invite } from '@countwise/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { request } from '../api/request.ts';
import { storedUser } from '../api/session.ts';
import { invitations as text } from '../text/county.ts';
import { Button } from '../ui/button.tsx';
import { CheckboxField, TextField } from '../ui/fields.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { showToast } from '../ui/toast.tsx';
import { invitationsQuery } from './county-queries.ts';
import { type Role, RoleField } from './role-field.tsx';

interface Values {
  readonly kind: 'letter' | 'code';
  readonly email: string;
  readonly uses: string;
  readonly role: Role;
  readonly approval: boolean;
  readonly notify: boolean;
}

const blank: Values = { kind: 'letter', email: '', uses: '1', role: 'employee', approval: false, notify: true };

const faultOf = ({ kind, email, uses }: Values): string | undefined => {
  if (kind === 'letter') return emailAddress.safeParse(email).success ? undefined : text.badEmail;
  return /^[1-9]\d{0,3}$/.test(uses) && Number(uses) <= 1000 ? undefined : text.badUses;
};

/** A letter to one address, or an access code for several people. */
export function InviteForm({ onDone }: { readonly onDone: () => void }) {
  const [values, setValues] = useState(blank);
  const [fault, setFault] = useState<string>();
  const send = useInvite(onDone);
  const change = (part: Partial<Values>) => setValues({ ...values, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = faultOf(values);
    setFault(found);
    if (found === undefined && !send.isPending) send.mutate(values);
  };
  return (
    <form className="form" onSubmit={submit} noValidate>
      <div>
        <Segmented
          label={text.kind}
          choices={[
            { value: 'letter', label: text.kinds.letter },
            { value: 'code', label: text.kinds.code },
          ]}
          value={values.kind}
          onChange={(kind) => {
            setFault(undefined);
            change({ kind });
          }}
        />
      </div>
      {values.kind === 'letter' ? (
        <TextField
          label={text.email}
          type="email"
          autoComplete="off"
          value={values.email}
          error={fault}
          data-autofocus
          onChange={(event) => change({ email: event.currentTarget.value })}
        />
      ) : (
        <TextField
          label={text.uses}
          inputMode="numeric"
          autoComplete="off"
          value={values.uses}
          error={fault}
          onChange={(event) => change({ uses: event.currentTarget.value.trim() })}
        />
      )}
      <RoleField
        label={text.role}
        value={values.role}
        withAdministrator={storedUser()?.isAdmin === true}
        onChange={(role) => change({ role })}
      />
      <CheckboxField
        label={text.approval}
        checked={values.approval}
        onChange={(event) => change({ approval: event.currentTarget.checked })}
      />
      <CheckboxField
        label={text.notify}
        checked={values.notify}
        onChange={(event) => change({ notify: event.currentTarget.checked })}
      />
      {send.isError && (
        <p className="field-error" role="alert">
          {text.failed} {send.error.message}
        </p>
      )}
      <Button type="submit" tone="primary" wide busy={send.isPending}>
        {values.kind === 'letter' ? text.send : text.make}
      </Button>
    </form>
  );
}

function useInvite(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, email, uses, role, approval, notify }: Values) =>
      request(invite, {
        body: {
          ...(kind === 'letter' ? { Email: email } : { Uses: Number(uses) }),
          Role: role,
          ApproveCountyUsers: approval,
          NotifyAdminOfNewSignUp: notify,
        },
      }),
    onSuccess: async (made) => {
      showToast({ message: made.Email === null ? text.made : text.sent(made.Email), stay: 3000 });
      onDone();
      await client.invalidateQueries({ queryKey: invitationsQuery.queryKey });
    },
  });
}
