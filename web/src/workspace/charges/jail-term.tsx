import type { JailChoice } from '@countwise/engine';
import { type FormEvent, useState } from 'react';
import { Cite } from '../../shared/law/cite.tsx';
import { chargeDetails as text } from '../../text/workspace.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField, TextField } from '../../ui/fields.tsx';
import type { ChargeRow } from '../work/case-work.ts';
import { nameOf } from '../work/charge-words.ts';
import { useWork } from '../writes/work-context.tsx';
import { jailBounds } from './jail-bounds.ts';

/** Probation, and the days in jail that come with it or with a misdemeanor. */
export function JailTerm({ row }: { readonly row: ChargeRow }) {
  const { run, sentence } = useWork();
  const bounds = jailBounds(row, sentence.probation.jail);
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

/** The term as days that may be set: that of a felony is longer than any jail of probation. */
const within = ({ minimumDays, maximumDays }: JailChoice, days: number): number =>
  Math.max(minimumDays, Math.min(days, maximumDays));

/** Days of a felony without probation: they make a misdemeanor of a conspiracy, or for a gang, Pen. Code, §§ 17(b), 182(a), 186.22(d). */
const makesMisdemeanor = ({ charge, main }: ChargeRow): boolean =>
  !charge.ProbationGranted && main?.charged.severity === 'felony';

/** The days being typed. Those set elsewhere, as where a conspiracy is charged down, take their place. */
function useDraft(stored: number | null, otherwise: number) {
  const [draft, setDraft] = useState(String(stored ?? otherwise));
  const [seen, setSeen] = useState(stored);
  if (stored !== seen) {
    setSeen(stored);
    if (stored !== null) setDraft(String(stored));
  }
  return [draft, setDraft] as const;
}

function DaysForm({ row, bounds }: { readonly row: ChargeRow; readonly bounds: JailChoice }) {
  const { run } = useWork();
  const { ProbationGranted, ProbationJailTimeDays, SelectedDays, Id } = row.charge;
  const stored = ProbationGranted ? ProbationJailTimeDays : SelectedDays;
  const [draft, setDraft] = useDraft(stored, within(bounds, row.answer?.determinateDays ?? 0));
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
        description={
          <>
            {text.jailBounds(bounds.minimumDays, bounds.maximumDays)}{' '}
            {makesMisdemeanor(row) && `${text.jailOfConspiracy} `}
            <Cite authority={bounds.authority} />
          </>
        }
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
