import type { IsoDate } from '@countwise/engine';
import { useState } from 'react';
import { readDate } from './date-text.ts';
import { longDate, today } from './dates.ts';
import { TextField } from './fields.tsx';

interface Bound {
  readonly date: IsoDate;
  readonly fault: string;
}

interface Props {
  readonly label: string;
  readonly value: IsoDate;
  readonly onChange: (date: IsoDate) => void;
  /** A day before it is set to it, and the field says why. */
  readonly earliest?: Bound;
  /** A day after it is refused. */
  readonly latest?: Bound;
}

const faultMs = 3_000;

/** A day to be typed or pasted in any usual form; it is read when the field is left or Enter is pressed. */
export function DateField({ label, value, onChange, earliest, latest }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const say = (words: string) => {
    setFault(words);
    setTimeout(() => setFault(null), faultMs);
  };
  const settle = () => {
    if (draft === null) return;
    setDraft(null);
    const date = readDate(draft, today());
    if (date === null || (latest !== undefined && date > latest.date)) say(latest?.fault ?? '');
    else if (earliest !== undefined && date < earliest.date) {
      say(earliest.fault);
      if (earliest.date !== value) onChange(earliest.date);
    } else if (date !== value) onChange(date);
  };
  return (
    <TextField
      label={label}
      value={draft ?? longDate(value)}
      error={fault}
      placeholder="MM/DD/YYYY"
      autoComplete="off"
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
        if (event.key === 'Escape' && draft !== null) {
          event.stopPropagation();
          setDraft(null);
        }
      }}
    />
  );
}
