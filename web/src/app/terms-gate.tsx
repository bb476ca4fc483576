import './terms-gate.css';
import { acceptTerms, termsVersion, type UserAttributes } from '@countwise/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { request } from '../api/request.ts';
import { storedUser, storeUser, useStored } from '../api/session.ts';
import { Agreement, LegalLinks } from '../shared/legal-links.tsx';
import { common, askTerms as text } from '../text/common.ts';
import { Button } from '../ui/button.tsx';
import { CheckboxField } from '../ui/fields.tsx';

/** Whether somebody has not agreed to the terms in force. An answer that says nothing of them asks for nothing. */
const mustAgree = ({ TermsVersion }: UserAttributes): boolean =>
  TermsVersion !== undefined && TermsVersion !== termsVersion;

/**
 * A screen, or in its place the question for the terms. My Account stays open: whoever does not agree takes their data
 * with them there, and leaves.
 */
export function TermsGate({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const user = useStored(storedUser);
  const asks = user !== null && mustAgree(user) && pathname !== '/myaccount';
  return asks ? <AskTerms /> : children;
}

function AskTerms() {
  const [checked, setChecked] = useState(false);
  const [fault, setFault] = useState<string>();
  const agree = useMutation({
    mutationFn: () => request(acceptTerms, { body: { TermsVersion: termsVersion } }),
    onSuccess: ({ user_attr }) => storeUser(user_attr),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFault(checked ? undefined : text.missing);
    if (checked && !agree.isPending) agree.mutate();
  };
  return (
    <main id="main" className="page ask-terms">
      <title>{`${text.title} · Countwise`}</title>
      <h1>{text.title}</h1>
      <p>{text.text}</p>
      <LegalLinks apart />
      <form className="form" onSubmit={submit} noValidate>
        <CheckboxField
          label={<Agreement />}
          checked={checked}
          error={fault}
          onChange={(event) => setChecked(event.currentTarget.checked)}
        />
        {agree.isError && (
          <p className="field-error" role="alert">
            {agree.error.message}
          </p>
        )}
        <div className="form-actions">
          <Button type="submit" tone="primary" busy={agree.isPending}>
            {text.submit}
          </Button>
        </div>
      </form>
      <p>
        {text.orLeave} <Link to="/myaccount">{common.menu.account}</Link>.
      </p>
    </main>
  );
}
