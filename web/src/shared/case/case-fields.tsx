import type { FormField } from '@countwise/contract';
import { IconLock } from '@tabler/icons-react';
import { caseList, caseForm as text } from '../../text/cases.ts';
import { today } from '../../ui/dates.ts';
import { SelectField, TextField } from '../../ui/fields.tsx';
import { allStatuses, type CaseErrors, type CaseValues, type OpenFields } from './case-form.ts';

interface Props {
  readonly values: CaseValues;
  readonly errors: CaseErrors;
  readonly open: OpenFields;
  /** A number must be given: none is generated. */
  readonly numberAsked: boolean;
  readonly withStatus: boolean;
  readonly onChange: (change: Partial<CaseValues>) => void;
}

/** The control that the focus goes to where a field is at fault. */
export const idOf = (field: FormField): string => `case-${field}`;

const lock = (open: boolean) =>
  open ? {} : { disabled: true, rightSection: <IconLock size={16} aria-hidden="true" /> };

/** The fields of a case. What the administrator closed is disabled and shows a lock. */
export function CaseFields({ values, errors, open, numberAsked, withStatus, onChange }: Props) {
  const typed = (field: Exclude<FormField, 'DefendantBirthdate'>) => ({
    id: idOf(field),
    label: text.fields[field],
    value: values[field],
    error: errors[field],
    autoComplete: 'off',
    ...lock(open.has(field)),
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [field]: event.currentTarget.value }),
  });
  return (
    <>
      <TextField {...typed('DefendantFirstName')} data-autofocus />
      <TextField {...typed('DefendantMiddleName')} />
      <TextField {...typed('DefendantLastName')} />
      <Birthdate
        value={values.DefendantBirthdate}
        error={errors.DefendantBirthdate}
        open={open.has('DefendantBirthdate')}
        onChange={(part) => onChange({ DefendantBirthdate: { ...values.DefendantBirthdate, ...part } })}
      />
      <TextField {...typed('CaseNumber')} description={numberAsked ? undefined : text.numberHint} />
      {withStatus && (
        <SelectField
          label={text.status}
          value={String(values.CaseStatus)}
          data={allStatuses.map((status) => ({ value: String(status), label: caseList.statuses[status] }))}
          onChange={(event) =>
            onChange({ CaseStatus: allStatuses.find((status) => String(status) === event.currentTarget.value) ?? 0 })
          }
        />
      )}
    </>
  );
}

const months = Array.from({ length: 12 }, (_, month) => ({
  value: String(month + 1).padStart(2, '0'),
  label: new Date(2000, month, 1).toLocaleDateString('en-US', { month: 'long' }),
}));
const days = Array.from({ length: 31 }, (_, day) => String(day + 1).padStart(2, '0'));
/** 123 years, from this one down. */
const yearsFrom = (year: number) => Array.from({ length: 123 }, (_, back) => String(year - back));

type DayParts = CaseValues['DefendantBirthdate'];
interface BirthdateProps {
  readonly value: DayParts;
  readonly error: string | undefined;
  readonly open: boolean;
  readonly onChange: (part: Partial<DayParts>) => void;
}

function Birthdate({ value: birth, error, open, onChange }: BirthdateProps) {
  const blank = { value: '', label: '' };
  return (
    <fieldset className="birthdate" disabled={!open}>
      <legend>{text.fields.DefendantBirthdate}</legend>
      <div className="form-row">
        <SelectField
          id={idOf('DefendantBirthdate')}
          label={text.month}
          value={birth.month}
          data={[blank, ...months]}
          error={error !== undefined}
          onChange={(event) => onChange({ month: event.currentTarget.value })}
        />
        <SelectField
          label={text.day}
          value={birth.day}
          data={[blank, ...days.map((value) => ({ value, label: String(Number(value)) }))]}
          error={error !== undefined}
          onChange={(event) => onChange({ day: event.currentTarget.value })}
        />
        <SelectField
          label={text.year}
          value={birth.year}
          data={[blank, ...yearsFrom(Number(today().slice(0, 4))).map((value) => ({ value, label: value }))]}
          error={error !== undefined}
          onChange={(event) => onChange({ year: event.currentTarget.value })}
        />
      </div>
      {error && <p className="field-error">{error}</p>}
    </fieldset>
  );
}
