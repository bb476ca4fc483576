import { noGroundOfDeportation, noRegistration, type Wish } from '@countwise/engine';
import { type FormEvent, useState } from 'react';
import { offersAsked as asking } from '../../text/offers-asked.ts';
import { Button } from '../../ui/button.tsx';
import { readDate } from '../../ui/date-text.ts';
import { today } from '../../ui/dates.ts';
import { CheckboxField, SelectField, TextField } from '../../ui/fields.tsx';
import { lengthOf } from './length-of.ts';

const kinds = [
  'at-most',
  'strikes',
  'county',
  'half-credit',
  'out-by',
  'no-violent-felony',
  'probation-possible',
  'no-registration',
  'no-deportation',
  'fines',
] as const satisfies readonly (keyof typeof asking.wishes)[];
type Kind = (typeof kinds)[number];
const strikeCounts = ['0', '1', '2', '3'] as const;

/** Dollars of `$5,000`; null of anything else. */
const dollarsOf = (written: string): number | null =>
  /^\$?\s*\d[\d,]*$/.test(written.trim()) ? Number(written.replaceAll(/\D/g, '')) : null;

interface Draft {
  readonly kind: Kind;
  readonly written: string;
  readonly most: number;
  readonly withMoralTurpitude: boolean;
}

const written = {
  'at-most': { label: asking.length, hint: asking.lengthHint },
  'out-by': { label: asking.date, hint: null },
  fines: { label: asking.dollars, hint: asking.finesHint },
} as const;
const isWritten = (kind: Kind): kind is keyof typeof written => Object.hasOwn(written, kind);

/** A wish as it was written, or what is wrong with it. */
function wishOf({ kind, written: words, most, withMoralTurpitude }: Draft): Wish | { readonly fault: string } {
  switch (kind) {
    case 'at-most': {
      const days = lengthOf(words);
      return days === null ? { fault: asking.lengthFault } : { kind, days };
    }
    case 'out-by': {
      const date = readDate(words, today(), true);
      return date === null ? { fault: asking.dateFault } : { kind, date };
    }
    case 'fines': {
      const dollars = dollarsOf(words);
      return dollars === null ? { fault: asking.finesFault } : { kind, most: dollars };
    }
    case 'strikes':
      return { kind, most };
    case 'no-registration':
      return noRegistration;
    case 'no-deportation':
      return noGroundOfDeportation(withMoralTurpitude);
    default:
      return { kind };
  }
}

const first: Draft = { kind: 'at-most', written: '', most: 0, withMoralTurpitude: true };

/** One thing to ask of an offer. */
export function WishForm({ onAdd }: { readonly onAdd: (wish: Wish) => void }) {
  const [draft, setDraft] = useState(first);
  const [fault, setFault] = useState<string | null>(null);
  const { kind } = draft;
  const set = (fields: Partial<Draft>) => setDraft({ ...draft, ...fields });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wish = wishOf(draft);
    if ('fault' in wish) setFault(wish.fault);
    else onAdd(wish);
  };
  return (
    <form className="form" onSubmit={submit} noValidate>
      <SelectField
        label={asking.wish}
        value={kind}
        data={kinds.map((value) => ({ value, label: asking.wishes[value] }))}
        onChange={(event) => {
          set({ kind: kinds.find((each) => each === event.currentTarget.value) ?? 'at-most' });
          setFault(null);
        }}
      />
      {isWritten(kind) && (
        <TextField
          label={written[kind].label}
          description={written[kind].hint}
          value={draft.written}
          error={fault}
          onChange={(event) => set({ written: event.currentTarget.value })}
        />
      )}
      {kind === 'strikes' && (
        <SelectField
          label={asking.strikesLabel}
          value={String(draft.most)}
          data={[...strikeCounts]}
          onChange={(event) => set({ most: Number(event.currentTarget.value) })}
        />
      )}
      {kind === 'no-registration' && <p className="mode-note">{asking.registrationNote}</p>}
      {kind === 'no-deportation' && (
        <>
          <CheckboxField
            label={asking.moralTurpitude}
            checked={draft.withMoralTurpitude}
            onChange={() => set({ withMoralTurpitude: !draft.withMoralTurpitude })}
          />
          <p className="mode-note">{asking.deportationNote}</p>
        </>
      )}
      <Button type="submit" tone="primary">
        {asking.wishAdd}
      </Button>
    </form>
  );
}
