import { type FormField, formField } from '@countwise/contract';
import { IconLock } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { caseForm as text } from '../../text/cases.ts';
import { DateField } from '../../ui/date-field.tsx';
import { today } from '../../ui/dates.ts';
import { hintBelow, SelectField, TextField } from '../../ui/fields.tsx';
import { LongTextField } from '../../ui/long-text-field.tsx';
import type { CaseErrors, CaseValues, OpenFields } from './case-form.ts';

interface Props {
  readonly shown: readonly FormField[];
  readonly values: CaseValues;
  readonly errors: CaseErrors;
  readonly open: OpenFields;
  /** A number must be given: none is generated. */
  readonly numberAsked: boolean;
  readonly onChange: (field: FormField, value: string) => void;
}

/** The control that the focus goes to where a field is at fault. */
export const idOf = (field: FormField): string => `case-${field}`;

const locked = { disabled: true, rightSection: <IconLock size={16} aria-hidden="true" /> };

/** The fields of a case, each by its kind. What the administrator closed is disabled and shows a lock. */
export function CaseFields({ shown, values, errors, open, numberAsked, onChange }: Props) {
  return shown.map((field, place) => {
    const { kind, label, choices, hint } = formField(field);
    const Input = inputs[kind];
    return (
      <Input
        key={field}
        id={idOf(field)}
        label={label}
        choices={choices ?? []}
        value={values.get(field) ?? ''}
        error={errors.get(field)}
        onSaid={(value) => onChange(field, value)}
        {...(hint !== undefined && { description: hint })}
        {...(field === 'CaseNumber' && open.has(field) && !numberAsked && { description: text.numberHint })}
        {...(place === 0 && { 'data-autofocus': true })}
        {...(!open.has(field) && locked)}
      />
    );
  });
}

interface InputProps {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly string[];
  readonly value: string;
  readonly error: string | undefined;
  readonly disabled?: boolean;
  /** The lock of a field that is closed. */
  readonly rightSection?: ReactNode;
  readonly onSaid: (value: string) => void;
}

/** How each kind of field is entered. */
const inputs: Readonly<Record<ReturnType<typeof formField>['kind'], ComponentType<InputProps>>> = {
  text: ({ choices: _, onSaid, ...props }) => (
    <TextField
      {...props}
      inputWrapperOrder={hintBelow}
      autoComplete="off"
      onChange={(event) => onSaid(event.currentTarget.value)}
    />
  ),
  lines: ({ choices: _, onSaid, ...props }) => (
    <LongTextField
      {...props}
      inputWrapperOrder={hintBelow}
      rows={3}
      autosize={false}
      onChange={(event) => onSaid(event.currentTarget.value)}
    />
  ),
  choice: ({ choices, onSaid, ...props }) => (
    <SelectField
      {...props}
      data={choices.map((label, number) => ({ value: String(number), label }))}
      onChange={(event) => onSaid(event.currentTarget.value)}
    />
  ),
  day: (props) => <Day {...props} />,
  'day-ahead': (props) => <Day {...props} ahead />,
  time: ({ choices: _, onSaid, ...props }) => (
    <TextField {...props} type="time" onChange={(event) => onSaid(event.currentTarget.value)} />
  ),
  birthday: Birthday,
};

function Day({ id, label, value, disabled = false, ahead = false, onSaid }: InputProps & { readonly ahead?: boolean }) {
  return (
    <DateField
      id={id}
      label={label}
      value={value === '' ? null : value}
      disabled={disabled}
      ahead={ahead}
      onChange={onSaid}
      onClear={() => onSaid('')}
    />
  );
}

const months = Array.from({ length: 12 }, (_, month) => ({
  value: String(month + 1).padStart(2, '0'),
  label: new Date(2000, month, 1).toLocaleDateString('en-US', { month: 'long' }),
}));
const days = Array.from({ length: 31 }, (_, day) => String(day + 1).padStart(2, '0'));
/** 123 years, from this one down. */
const yearsFrom = (year: number) => Array.from({ length: 123 }, (_, back) => String(year - back));

/** A day long ago, chosen part by part, each named by its empty choice; it is kept as far as it is chosen. */
function Birthday({ id, label, value, error, disabled = false, rightSection, onSaid }: InputProps) {
  const [year = '', month = '', day = ''] = value.split('-');
  const choose = (part: { readonly year?: string; readonly month?: string; readonly day?: string }) => {
    const parts = { year, month, day, ...part };
    const chosen = [parts.year, parts.month, parts.day];
    onSaid(chosen.join('') === '' ? '' : chosen.join('-'));
  };
  return (
    <fieldset className="birthdate" disabled={disabled}>
      <legend>{label}</legend>
      <div className="form-row">
        <SelectField
          id={id}
          aria-label={text.month}
          value={month}
          data={[{ value: '', label: text.month }, ...months]}
          error={error !== undefined}
          rightSection={rightSection}
          onChange={(event) => choose({ month: event.currentTarget.value })}
        />
        <SelectField
          aria-label={text.day}
          value={day}
          data={[{ value: '', label: text.day }, ...days.map((value) => ({ value, label: String(Number(value)) }))]}
          error={error !== undefined}
          rightSection={rightSection}
          onChange={(event) => choose({ day: event.currentTarget.value })}
        />
        <SelectField
          aria-label={text.year}
          value={year}
          data={[{ value: '', label: text.year }, ...yearsFrom(Number(today().slice(0, 4)))]}
          error={error !== undefined}
          rightSection={rightSection}
          onChange={(event) => choose({ year: event.currentTarget.value })}
        />
      </div>
      {error && <p className="field-error">{error}</p>}
    </fieldset>
  );
}
