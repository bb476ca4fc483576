import { type SentenceDays, termOf, type Wish } from '@countwise/engine';
import { type FormEvent, useState } from 'react';
import { offers as text } from '../../text/offers.ts';
import { Button } from '../../ui/button.tsx';
import { readDate } from '../../ui/date-text.ts';
import { today } from '../../ui/dates.ts';
import { SelectField, TextField } from '../../ui/fields.tsx';

const kinds = [
  'at-most',
  'strikes',
  'county',
  'half-credit',
  'out-by',
  'no-violent-felony',
  'probation-possible',
] as const satisfies readonly Wish['kind'][];
type Kind = (typeof kinds)[number];
const strikeCounts = ['0', '1', '2', '3'] as const;

const part = /(\d+)\s*(y|m|d)[a-z]*,?\s*/giy;

/** Sentence days of a length such as `7y 8m`, `16 months` or `8 years`; null of anything else. */
function lengthOf(written: string): SentenceDays | null {
  const trimmed = written.trim();
  const parts = [...trimmed.matchAll(part)];
  const terms = parts.map(([, number, unit = '']) => termOf(`${number}${unit.toLowerCase()}`));
  const isRead = parts.map(([whole]) => whole).join('') === trimmed && parts.length > 0;
  const days = terms.reduce((sum, term) => (term?.kind === 'determinate' ? sum + term.days : Number.NaN), 0);
  return isRead && days > 0 ? days : null;
}

/** A wish as it was written, or what is wrong with it. */
function wishOf(kind: Kind, written: string, most: number): Wish | { readonly fault: string } {
  switch (kind) {
    case 'at-most': {
      const days = lengthOf(written);
      return days === null ? { fault: text.lengthFault } : { kind, days };
    }
    case 'out-by': {
      const date = readDate(written, today(), true);
      return date === null ? { fault: text.dateFault } : { kind, date };
    }
    case 'strikes':
      return { kind, most };
    default:
      return { kind };
  }
}

/** One thing to ask of an offer. */
export function WishForm({ onAdd }: { readonly onAdd: (wish: Wish) => void }) {
  const [kind, setKind] = useState<Kind>('at-most');
  const [written, setWritten] = useState('');
  const [most, setMost] = useState(0);
  const [fault, setFault] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wish = wishOf(kind, written, most);
    if ('fault' in wish) setFault(wish.fault);
    else onAdd(wish);
  };
  return (
    <form className="form" onSubmit={submit} noValidate>
      <SelectField
        label={text.wish}
        value={kind}
        data={kinds.map((value) => ({ value, label: text.wishes[value] }))}
        onChange={(event) => {
          setKind(kinds.find((each) => each === event.currentTarget.value) ?? 'at-most');
          setFault(null);
        }}
      />
      {(kind === 'at-most' || kind === 'out-by') && (
        <TextField
          label={kind === 'at-most' ? text.length : text.date}
          description={kind === 'at-most' ? text.lengthHint : null}
          value={written}
          error={fault}
          onChange={(event) => setWritten(event.currentTarget.value)}
        />
      )}
      {kind === 'strikes' && (
        <SelectField
          label={text.strikesLabel}
          value={String(most)}
          data={[...strikeCounts]}
          onChange={(event) => setMost(Number(event.currentTarget.value))}
        />
      )}
      <Button type="submit" tone="primary">
        {text.wishAdd}
      </Button>
    </form>
  );
}
