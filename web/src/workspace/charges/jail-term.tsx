import { type FormEvent, useState } from 'react';
import { chargeDetails as text } from '../../text/workspace.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField, TextField } from '../../ui/fields.tsx';
import type { ChargeRow } from '../case-work.ts';
import { useWork } from '../work-context.tsx';
import { nameOf } from './charge-words.ts';

const longestJailDays = 364;

interface Bounds {
  readonly minimumDays: number;
  readonly maximumDays: number;
}

/** The days a jail term may have: as a condition of probation where it is granted, else for a misdemeanor. */
const boundsOf = ({ crime: { crime }, charge }: ChargeRow): Bounds | null => {
  if (charge.ProbationGranted) return crime.probationJail ?? { minimumDays: 0, maximumDays: longestJailDays };
  return crime.severity === 'misdemeanor' ? { minimumDays: 0, maximumDays: longestJailDays } : null;
};

/** Probation, and the days in jail that come with it or with a misdemeanor. */
export function JailTerm({ row }: { readonly row: ChargeRow }) {
  const { run } = useWork();
  const bounds = boundsOf(row);
  return (
    <>
      <CheckboxField
        label={text.probationGranted}
        checked={row.charge.ProbationGranted}
        onChange={(event) =>
          run(
            [{ kind: 'charge', id: row.charge.Id, fields: { ProbationGranted: event.currentTarget.checked } }],
            nameOf(row),
          )
        }
      />
      {bounds !== null && <DaysForm key={`${row.charge.ProbationGranted}`} row={row} bounds={bounds} />}
    </>
  );
}

function DaysForm({ row, bounds }: { readonly row: ChargeRow; readonly bounds: Bounds }) {
  const { run } = useWork();
  const { ProbationGranted, ProbationJailTimeDays, SelectedDays, Id } = row.charge;
  const stored = (ProbationGranted ? ProbationJailTimeDays : SelectedDays) ?? row.answer?.determinateDays ?? 0;
  const [draft, setDraft] = useState(String(stored));
  const days = Number(draft);
  const valid = draft !== '' && Number.isInteger(days) && days >= bounds.minimumDays && days <= bounds.maximumDays;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!valid) return;
    const fields = ProbationGranted ? { ProbationJailTimeDays: days } : { SelectedDays: days };
    run([{ kind: 'charge', id: Id, fields }], nameOf(row));
  };
  return (
    <form className="form-row" onSubmit={submit} noValidate>
      <TextField
        label={text.jailDays}
        description={text.jailBounds(bounds.minimumDays, bounds.maximumDays)}
        type="number"
        value={draft}
        onChange={(event) => setDraft(event.currentTarget.value)}
      />
      <Button type="submit" blocked={!valid}>
        {valid ? text.setTerm : text.invalidTerm}
      </Button>
    </form>
  );
}
