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

export const fieldIds = { first: 'case-first', last: 'case-last', month: 'case-month', number: 'case-number' } as const;

const lock = (open: boolean) =>
  open ? {} : { disabled: true, rightSection: <IconLock size={16} aria-hidden="true" /> };

/** The fields of a case. What the administrator closed is disabled and shows a lock. */
export function CaseFields({ values, errors, open, numberAsked, withStatus, onChange }: Props) {
  const name = (field: 'first' | 'middle' | 'last') => ({
    label: text[field],
    value: values[field],
    autoComplete: 'off',
    ...lock(open[field]),
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [field]: event.currentTarget.value }),
  });
  return (
    <>
      <TextField {...name('first')} id={fieldIds.first} error={errors.first} data-autofocus />
      <TextField {...name('middle')} />
      <TextField {...name('last')} id={fieldIds.last} error={errors.last} />
      <Birthdate values={values} error={errors.birth} open={open.birth} onChange={onChange} />
      <TextField
        id={fieldIds.number}
        label={text.number}
        description={numberAsked ? undefined : text.numberHint}
        error={errors.number}
        autoComplete="off"
        value={values.number}
        {...lock(open.number)}
        onChange={(event) => onChange({ number: event.currentTarget.value })}
      />
      {withStatus && (
        <SelectField
          label={text.status}
          value={String(values.status)}
          data={allStatuses.map((status) => ({ value: String(status), label: caseList.statuses[status] }))}
          onChange={(event) =>
            onChange({ status: allStatuses.find((status) => String(status) === event.currentTarget.value) ?? 0 })
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

interface BirthdateProps extends Pick<Props, 'values' | 'onChange'> {
  readonly error: string | undefined;
  readonly open: boolean;
}

function Birthdate({ values, error, open, onChange }: BirthdateProps) {
  const blank = { value: '', label: '' };
  return (
    <fieldset className="birthdate" disabled={!open}>
      <legend>{text.birth}</legend>
      <div className="form-row">
        <SelectField
          id={fieldIds.month}
          label={text.month}
          value={values.month}
          data={[blank, ...months]}
          error={error !== undefined}
          onChange={(event) => onChange({ month: event.currentTarget.value })}
        />
        <SelectField
          label={text.day}
          value={values.day}
          data={[blank, ...days.map((value) => ({ value, label: String(Number(value)) }))]}
          error={error !== undefined}
          onChange={(event) => onChange({ day: event.currentTarget.value })}
        />
        <SelectField
          label={text.year}
          value={values.year}
          data={[blank, ...yearsFrom(Number(today().slice(0, 4))).map((value) => ({ value, label: value }))]}
          error={error !== undefined}
          onChange={(event) => onChange({ year: event.currentTarget.value })}
        />
      </div>
      {error && <p className="field-error">{error}</p>}
    </fieldset>
  );
}
