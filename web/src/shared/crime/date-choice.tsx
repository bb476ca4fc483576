import type { IsoDate } from '@countwise/engine';
import { addCharge as text } from '../../text/add-charge.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { today } from '../../ui/dates.ts';
import { CheckboxField } from '../../ui/fields.tsx';

/** The day of an offense, or the first and the last of a range. */
export interface OffenseDates {
  readonly date: IsoDate;
  readonly end: IsoDate | null;
}

interface Props {
  readonly dates: OffenseDates;
  readonly onChange: (dates: OffenseDates) => void;
}

/** The offense date, or the first and the last day of a range. Neither lies in the future. */
export function DateChoice({ dates: { date, end }, onChange }: Props) {
  const latest = { date: today(), fault: text.future };
  return (
    <div className="date-choice">
      <DateField
        label={end === null ? text.offenseDate : text.beginDate}
        value={date}
        latest={latest}
        onChange={(begin) => onChange({ date: begin, end: end !== null && end < begin ? begin : end })}
      />
      {end !== null && (
        <DateField
          label={text.endDate}
          value={end}
          latest={latest}
          earliest={{ date, fault: text.endBeforeBegin }}
          onChange={(last) => onChange({ date, end: last })}
        />
      )}
      <CheckboxField
        label={text.range}
        checked={end !== null}
        onChange={(event) => onChange({ date, end: event.currentTarget.checked ? date : null })}
      />
    </div>
  );
}

interface TodayProps {
  /** The date is today because none was told. */
  readonly asked: boolean;
  readonly onSure: () => void;
}

/** Beside a date that nobody told: an offense of today is rare, and its day decides the law. */
export const IsItToday = ({ asked, onSure }: TodayProps) =>
  asked && (
    <p className="date-unsure">
      {text.today} <Button onClick={onSure}>{text.itWasToday}</Button>
    </p>
  );
