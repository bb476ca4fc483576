import { countyTrial, customQuote } from '@countwise/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../api/request.ts';
import { storedUser } from '../api/session.ts';
import { yearlyPrice } from '../shared/plan/price.ts';
import { plans, quote as text } from '../text/plans.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { TextField } from '../ui/fields.tsx';
import { LongTextField } from '../ui/long-text-field.tsx';
import { formatPhone } from '../ui/phone-number.ts';

const fields = ['county', 'agency', 'branch', 'team', 'first', 'last', 'email', 'phone', 'licenses', 'notes'] as const;
type Field = (typeof fields)[number];
type Values = Readonly<Record<Field, string>>;
const required: readonly Field[] = ['county', 'first', 'last', 'email', 'licenses'];
const fill: Partial<Record<Field, string>> = {
  agency: 'organization',
  email: 'email',
  phone: 'tel-national',
  first: 'given-name',
  last: 'family-name',
};

const blank: Values = {
  county: '',
  agency: '',
  branch: '',
  team: '',
  licenses: '10',
  notes: '',
  email: '',
  phone: '',
  first: '',
  last: '',
};

/** More people than any office has. */
const mostAsked = 10_000;
const countOf = ({ licenses }: Values): number => Math.min(mostAsked, Math.max(1, Number(licenses)));
/** What is typed into a field, as it stands there. */
const typed = (field: Field, value: string): string => {
  if (field === 'licenses') return value.replaceAll(/\D/g, '').slice(0, 5);
  return field === 'phone' ? formatPhone(value) : value;
};

/** What is known of the user is filled in. */
function known(): Values {
  const user = storedUser();
  if (user === null) return blank;
  return {
    ...blank,
    county: user.WhichCounty ?? '',
    agency: user.WhichAgency ?? '',
    email: user.email,
    phone: formatPhone(user.PhoneNumber ?? ''),
    first: user.FirstName,
    last: user.LastName,
  };
}

const escaped = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const linesOf = (values: Values): string =>
  fields.map((field) => `<p>${text.fields[field]}: ${escaped(values[field])}</p>`).join('\n');

/** A county asks for a quote, or for its trial. */
export function QuoteForm({ onCancel }: { readonly onCancel: () => void }) {
  const [values, setValues] = useState(known);
  const [missing, setMissing] = useState<readonly Field[]>([]);
  const send = useMutation({
    mutationFn: async (what: 'quote' | 'trial') => {
      const subject = text.subject(values.county);
      await (what === 'quote'
        ? request(customQuote, {
            body: { from: values.email, subject, html: linesOf(values), licenses: countOf(values) },
          })
        : request(countyTrial, { body: { user: storedUser()?.id, trial: values } }));
    },
  });
  const submit = (what: 'quote' | 'trial') => {
    const empty = required.filter((field) => values[field].trim() === '');
    setMissing(empty);
    const [first] = empty;
    if (first !== undefined) document.getElementById(`quote-${first}`)?.focus();
    else if (!send.isPending) send.mutate(what);
  };
  if (send.isSuccess)
    return (
      <p className="plan-note" role="status">
        {text.sent}
      </p>
    );
  return (
    <form className="form quote-form" onSubmit={(event) => event.preventDefault()} noValidate>
      <h2>{text.title}</h2>
      <p className="plan-lead">{text.lead}</p>
      <ErrorSummary
        errors={missing.map((field) => ({
          field: `quote-${field}`,
          message: `${text.fields[field]}: ${text.required}`,
        }))}
      />
      <div className="quote-fields">
        {fields.map((field) => {
          const Field = field === 'notes' ? LongTextField : TextField;
          return (
            <Field
              key={field}
              id={`quote-${field}`}
              label={text.fields[field]}
              autoComplete={fill[field] ?? 'off'}
              size="md"
              value={values[field]}
              error={missing.includes(field) ? text.required : undefined}
              onChange={({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) =>
                setValues({ ...values, [field]: typed(field, value) })
              }
            />
          );
        })}
      </div>
      <p className="quote-figure">
        {plans.total}{' '}
        <output>{values.licenses === '' ? '' : text.figure(countOf(values), yearlyPrice(countOf(values)))}</output>
      </p>
      {send.isError && (
        <p className="field-error" role="alert">
          {text.failed}
        </p>
      )}
      <div className="form-actions">
        <Button onClick={onCancel}>{text.cancel}</Button>
        <Button busy={send.isPending && send.variables === 'trial'} onClick={() => submit('trial')}>
          {text.trial}
        </Button>
        <Button
          type="submit"
          tone="primary"
          busy={send.isPending && send.variables === 'quote'}
          onClick={() => submit('quote')}
        >
          {text.request}
        </Button>
      </div>
    </form>
  );
}
