import './notice-page.css';
import { useEffect } from 'react';
import { Link, useRouteError, useSearchParams } from 'react-router';
import { errorPageActions, errorPageOf } from '../text/common.ts';
import { followNewVersion } from './new-version.ts';

function Problem({ code }: { readonly code: string }) {
  const { title, advice } = errorPageOf(code);
  return (
    <main className="notice-page">
      <title>{`${title} · Countwise`}</title>
      <h1>{title}</h1>
      <p>{advice}</p>
      <Link className="button" data-tone="primary" to="/Cases">
        {errorPageActions.back}
      </Link>
      <p className="notice-code">
        {errorPageActions.code} {code}
      </p>
    </main>
  );
}

/** `/error?code=…`: what happened, what to do, one way on. */
export function ErrorPage() {
  const [query] = useSearchParams();
  return <Problem code={query.get('code') ?? '500'} />;
}

/** A screen that broke while it was shown, or could not be fetched. */
export function FailedRoute() {
  const error = useRouteError();
  useEffect(followNewVersion, []);
  if (import.meta.env.DEV) console.error(error);
  return <Problem code="500" />;
}
