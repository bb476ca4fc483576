import { changePassword, password as passwordFormat } from '@countwise/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Failure } from '../api/failure.ts';
import { request } from '../api/request.ts';
import { account } from '../text/account.ts';
import { passwordReset, passwordRule } from '../text/login.ts';
import { Button } from '../ui/button.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { PasswordParts } from '../ui/password-parts.tsx';
import { showToast } from '../ui/toast.tsx';

const text = account.security;
const blank = { current: '', next: '', confirm: '' };
type Values = typeof blank;

const isWrong = (failure: unknown): boolean =>
  failure instanceof Failure && failure.problem?.faults?.some(({ path }) => path === 'current') === true;

/** A new password in the place of the old one, which has to be known. */
export function ChangePassword() {
  const [values, setValues] = useState(blank);
  const [faults, setFaults] = useState<Partial<Values>>({});
  const change = useMutation({
    mutationFn: () => request(changePassword, { body: { current: values.current, password: values.next } }),
    onSuccess: () => {
      setValues(blank);
      showToast({ message: text.changed });
    },
    onError: (failure) => setFaults({ current: isWrong(failure) ? text.wrongPassword : text.failed }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = {
      ...(values.current === '' && { current: text.wrongPassword }),
      ...(!passwordFormat.safeParse(values.next).success && { next: passwordRule }),
      ...(values.next !== values.confirm && { confirm: passwordReset.mismatch }),
    };
    setFaults(found);
    if (Object.keys(found).length === 0 && !change.isPending) change.mutate();
  };
  const field = (name: keyof Values) => ({
    label: text[name],
    value: values[name],
    onChange: (value: string) => setValues({ ...values, [name]: value }),
    error: faults[name],
  });
  return (
    <form className="form account-form" onSubmit={submit} noValidate>
      <h3>{text.password}</h3>
      <PasswordField {...field('current')} autoComplete="current-password" />
      <PasswordField {...field('next')} autoComplete="new-password" />
      <PasswordParts password={values.next} />
      <PasswordField {...field('confirm')} autoComplete="new-password" />
      <div>
        <Button type="submit" busy={change.isPending}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}
