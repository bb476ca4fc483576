import { isTooLong, type OrganizationSettings } from '@countwise/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { storedUser } from '../api/session.ts';
import { settingsQuery } from '../shared/case/case-queries.ts';
import { common } from '../text/common.ts';
import { signIn as text } from '../text/county.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SelectField, TextField } from '../ui/fields.tsx';
import { showToast } from '../ui/toast.tsx';
import { membersQuery } from './county-queries.ts';
import { useChangeSettings } from './use-change-settings.ts';

interface Props {
  readonly settings: OrganizationSettings;
}

/** How the people of a county log in, and for how long. */
export function SignInTab() {
  const { data: settings } = useQuery(settingsQuery);
  if (!settings) return null;
  return (
    <div className="county-parts">
      <WorkAccountsOnly settings={settings} />
      <SessionLength settings={settings} />
    </div>
  );
}

/** Turning it on shuts out whoever has no work account, so it says how many that are and asks. */
function WorkAccountsOnly({ settings: { EnforceMicrosoftSignOn: on } }: Props) {
  const { data } = useQuery(membersQuery);
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const change = useChangeSettings();
  const staying = (data?.members ?? []).filter(({ Status }) => Status !== 'removed');
  const without = staying.filter(({ HasWorkAccount }) => !HasWorkAccount);
  const own = storedUser()?.id;
  const shutOut = data === undefined || without.some(({ Id }) => Id === own);
  return (
    <section className="form">
      <h2>{text.enforce}</h2>
      <p className="county-lead">{text.lead}</p>
      <p role="status">{on ? text.on : text.off}</p>
      {!on && shutOut && (
        <p className="notice">
          {text.linkFirst} <Link to="/myaccount">{common.menu.account}</Link>
        </p>
      )}
      <div>
        {on ? (
          <Button onClick={() => change.mutate({ EnforceMicrosoftSignOn: false })}>{text.turnOff}</Button>
        ) : (
          <Button blocked={shutOut} onClick={() => setAsking(true)}>
            {text.turnOn}
          </Button>
        )}
      </div>
      <Dialog opened={asking} onClose={() => setAsking(false)} title={text.question(without.length)}>
        <div className="form">
          <p>{text.consequence(without.length)}</p>
          <ul className="county-names">
            {without.map(({ Id, FirstName, LastName }) => (
              <li key={Id}>{`${FirstName} ${LastName}`}</li>
            ))}
          </ul>
          <div className="form-actions">
            <Button onClick={() => setAsking(false)}>{common.cancel}</Button>
            <Button
              tone="danger"
              onClick={() => {
                change.mutate(
                  { EnforceMicrosoftSignOn: true },
                  // who logged in with a password hears it at once: the answer leads to the sign-in
                  { onSuccess: () => void client.invalidateQueries({ queryKey: membersQuery.queryKey }) },
                );
                setAsking(false);
              }}
            >
              {text.turnOn}
            </Button>
          </div>
        </div>
      </Dialog>
    </section>
  );
}

const units = ['hours', 'days', 'weeks'] as const;

/** What is wrong with a length of sessions, by the rules of the server. */
function faultOf(length: string, unit: (typeof units)[number]): string | undefined {
  if (!/^[1-9]\d{0,2}$/.test(length) || Number(length) > 365) return text.badLength;
  return isTooLong({ SessionLifespanLength: Number(length), SessionLifespanUnits: unit }) ? text.tooLong : undefined;
}

function SessionLength({ settings }: Props) {
  const [length, setLength] = useState(String(settings.SessionLifespanLength));
  const [unit, setUnit] = useState(settings.SessionLifespanUnits);
  const [fault, setFault] = useState<string>();
  const change = useChangeSettings();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = faultOf(length, unit);
    setFault(found);
    if (found === undefined)
      change.mutate(
        { SessionLifespanLength: Number(length), SessionLifespanUnits: unit },
        { onSuccess: () => showToast({ message: text.saved, stay: 3000 }) },
      );
  };
  return (
    <form className="form" onSubmit={submit} noValidate>
      <h2>{text.length}</h2>
      <p className="county-lead">{text.lengthText}</p>
      <div className="county-length">
        <TextField
          label={text.number}
          inputMode="numeric"
          value={length}
          error={fault}
          onChange={(event) => setLength(event.currentTarget.value.trim())}
        />
        <SelectField
          label={text.unit}
          value={unit}
          data={units.map((value) => ({ value, label: text.units[value] }))}
          onChange={(event) => setUnit(units.find((one) => one === event.currentTarget.value) ?? 'weeks')}
        />
      </div>
      <div>
        <Button type="submit" tone="primary" busy={change.isPending}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}
