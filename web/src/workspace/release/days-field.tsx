import { useState } from 'react';
import { release } from '../../text/modes.ts';
import { TextField } from '../../ui/fields.tsx';

const text = release.split;

interface Props {
  /** Sentence days; null while nothing is stated. */
  readonly value: number | null;
  readonly max: number;
  readonly onChange: (days: number | undefined) => void;
}

/** The days that were typed: nothing takes them back, null is no lawful number of them. */
function readDays(draft: string, max: number): number | null | undefined {
  if (draft.trim() === '') return undefined;
  const days = Number(draft);
  return Number.isInteger(days) && days >= 0 && days <= max ? days : null;
}

/** The custody part in days, read when the field is left or Enter is pressed; what is beyond the limits is refused. */
export function DaysField({ value, max, onChange }: Props) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly over: number | null } | null>(null);
  // what was typed gives way to days that come from elsewhere: the slider, undo, another screen
  const draft = typed?.over === value ? typed.text : null;
  const shown = draft ?? String(value ?? '');
  const refused = readDays(shown, max) === null;
  const settle = () => {
    if (draft === null || refused) return;
    setTyped(null);
    const days = readDays(draft, max) ?? undefined;
    if (days !== (value ?? undefined)) onChange(days);
  };
  return (
    <TextField
      label={text.days}
      description={text.limits(max)}
      error={refused ? text.beyond(max) : null}
      type="number"
      inputMode="numeric"
      min={0}
      max={max}
      step={1}
      value={shown}
      onChange={(event) => setTyped({ text: event.currentTarget.value, over: value })}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
        if (event.key === 'Escape' && draft !== null) {
          event.stopPropagation();
          setTyped(null);
        }
      }}
    />
  );
}
