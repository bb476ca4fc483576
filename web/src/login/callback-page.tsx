import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { workAccount } from '../text/account.ts';
import { handBack } from './work-account.ts';

/** `/auth/callback`: the end of a work account's sign-in, in its window, which then closes. */
export function CallbackPage() {
  const [query] = useSearchParams();
  useEffect(() => {
    handBack(query);
    window.close();
  }, [query]);
  return (
    <main className="notice-page">
      <title>Countwise</title>
      <p role="status">{workAccount.closing}</p>
    </main>
  );
}
