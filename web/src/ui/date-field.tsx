import type { IsoDate } from '@countwise/engine';
import { useState } from 'react';
import { notADay } from '../text/common.ts';
import { readDate } from './date-text.ts';
import { longDate, today } from './dates.ts';
import { TextField } from './fields.tsx';
import { noteMessage } from './messages.ts';

interface Bound {
  readonly date: IsoDate;
  readonly fault: string;
}

interface Props {
  readonly id?: string;
  readonly label: string;
  /** Null where no day is chosen yet. */
  readonly value: IsoDate | null;
  readonly onChange: (date: IsoDate) => void;
  /** Takes the day away when the field is emptied; without it an empty field keeps its day. */
  readonly onClear?: () => void;
  readonly disabled?: boolean;
  /** Two digits of a year may stand for one to come. */
  readonly ahead?: boolean;
  /** The label is said but not shown, as in a table whose column says it. */
  readonly hideLabel?: boolean;
  /** A day before it is set to it, and the field says why. */
  readonly earliest?: Bound;
  /** A day before it is refused. */
  readonly first?: Bound;
  /** A day after it is refused. */
  readonly latest?: Bound;
}
type Bounds = Pick<Props, 'earliest' | 'first' | 'latest' | 'ahead'>;

/** The day that was typed within the bounds, or what is wrong with it, or both where a bound takes its place. */
function settled(draft: string, { earliest, first, latest, ahead = false }: Bounds) {
  const date = readDate(draft, today(), ahead);
  if (date === null) return { fault: notADay };
  if (latest !== undefined && date > latest.date) return { fault: latest.fault };
  if (first !== undefined && date < first.date) return { fault: first.fault };
  if (earliest !== undefined && date < earliest.date) return earliest;
  return { date };
}

/**
 * A day to be typed or pasted in any usual form; it is read when the field is left or Enter is pressed. What is wrong with
 * it stands beneath until it is typed over, or another day takes its place or that of a bound.
 */
export function DateField({ id, label, value, onChange, onClear, disabled, hideLabel, ...bounds }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const [fault, setFault] = useState<{ readonly text: string; readonly of: string } | null>(null);
  /** What a fault is about: the day that stands there, and those it may not pass. */
  const about = (day: IsoDate | null) => `${day} ${bounds.earliest?.date} ${bounds.first?.date} ${bounds.latest?.date}`;
  const settle = () => {
    if (draft === null) return;
    setDraft(null);
    if (draft.trim() === '' && onClear !== undefined) {
      if (value !== null) onClear();
      return;
    }
    const found: Partial<Bound> = settled(draft, bounds);
    if (found.fault !== undefined) {
      setFault({ text: found.fault, of: about(found.date ?? value) });
      noteMessage(`${label}: ${found.fault}`, 'error');
    }
    if (found.date !== undefined && found.date !== value) onChange(found.date);
  };
  return (
    <TextField
      {...(id !== undefined && { id })}
      {...(hideLabel ? { 'aria-label': label } : { label })}
      disabled={disabled ?? false}
      value={draft ?? (value === null ? '' : longDate(value))}
      error={fault?.of === about(value) ? fault.text : null}
      placeholder="MM/DD/YYYY"
      autoComplete="off"
      onChange={(event) => {
        setDraft(event.currentTarget.value);
        setFault(null);
      }}
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
