import { useEffect } from 'react';
import { Link, useRouteError, useSearchParams } from 'react-router';
import { NoticePage } from '../shared/notice-page.tsx';
import { leftAddress } from '../shared/sign-in/left-address.ts';
import { errorPageOf, newVersion, errorPageActions as text } from '../text/common.ts';
import { followNewVersion, LatePart } from './new-version.ts';

interface Props {
  readonly code: string;
  /** The server's name of the call that failed. */
  readonly request?: string | null;
  /** The screen to try again; null where that is of no use. */
  readonly again: string | null;
}

function Problem({ code, request, again }: Props) {
  const { title, advice } = errorPageOf(code);
  const told = [`${text.code} ${code}`, ...(request ? [`${text.request} ${request}`] : [])].join(', ');
  return (
    <NoticePage title={title} subject={told}>
      <p>{advice}</p>
      <div className="notice-actions">
        {again !== null && (
          // the address anew, and with it the newest version of the site
          <a className="button" data-tone="primary" href={again}>
            {text.retry}
          </a>
        )}
        <Link className="button" data-tone={again === null ? 'primary' : 'plain'} to="/Cases">
          {text.back}
        </Link>
      </div>
      <p className="notice-code">{told}</p>
    </NoticePage>
  );
}

/** `/error?code=…`: what happened, what to do, what our support finds it by. */
export function ErrorPage() {
  const [query] = useSearchParams();
  const code = query.get('code') ?? '500';
  return <Problem code={code} request={query.get('request')} again={errorPageOf(code).passes ? leftAddress() : null} />;
}

/** A part of the site that never came: the address anew asks for the newest. */
const NewVersion = ({ address }: { readonly address: string }) => (
  <NoticePage title={newVersion.title} subject={newVersion.title}>
    <p>{newVersion.advice}</p>
    <div className="notice-actions">
      <a className="button" data-tone="primary" href={address}>
        {newVersion.reload}
      </a>
    </div>
  </NoticePage>
);

/** A screen that broke while it was shown, or could not be fetched. */
export function FailedRoute() {
  const error = useRouteError();
  useEffect(followNewVersion, []);
  if (import.meta.env.DEV) console.error(error);
  const address = window.location.pathname + window.location.search;
  return error instanceof LatePart ? <NewVersion address={address} /> : <Problem code="500" again={address} />;
}
