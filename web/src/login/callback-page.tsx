import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { NoticePage } from '../shared/notice-page.tsx';
import { workAccount } from '../text/account.ts';
import { login } from '../text/login.ts';
import { concludeSignIn } from './conclude-sign-in.ts';

/** `/auth/callback`: the end of a work account's sign-in, in its own window, which then closes, or in the one it left. */
export function CallbackPage() {
  const [search] = useSearchParams();
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: ['sign-in', search.toString()],
    queryFn: () => concludeSignIn(client, search),
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    if (data === 'handed back') window.close();
  }, [data]);
  if (data !== undefined && typeof data === 'object') return <Navigate replace to={data.to} state={data.outcome} />;
  if (data === 'unknown')
    return (
      <NoticePage title={workAccount.unknownTitle} subject={workAccount.unknownTitle}>
        <p role="alert">{workAccount.unknown}</p>
        <Link className="button" data-tone="primary" to="/login">
          {login.title}
        </Link>
      </NoticePage>
    );
  return (
    <main className="page notice-page">
      <title>Countwise</title>
      <p role="status">{data === undefined ? workAccount.signingIn : workAccount.closing}</p>
    </main>
  );
}
