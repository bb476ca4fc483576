import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { siteSettingsQuery } from '../api/site-settings.ts';
import { useOutcome } from '../shared/sign-in/redirected.ts';
import type { SignInPages } from '../shared/sign-in/sign-in-attempt.ts';
import { signInWithWorkAccount } from '../shared/sign-in/work-account.ts';
import { workAccount as text } from '../text/account.ts';
import { Button } from '../ui/button.tsx';
import { logInWithWorkAccount } from './log-in-with-work-account.ts';
import { NotLinkedDialog } from './not-linked-dialog.tsx';

/** Logs in with a work account that is linked to an account here. */
export function WorkAccountButton({ onLoggedIn }: { readonly onLoggedIn: () => void }) {
  const { data: pages } = useQuery(siteSettingsQuery);
  const outcome = useOutcome();
  const [stranger, setStranger] = useState(outcome.stranger);
  const signIn = useMutation({
    mutationFn: async (at: SignInPages) => {
      const session = await signInWithWorkAccount(at, '/login');
      if (await logInWithWorkAccount(session)) onLoggedIn();
      else setStranger(session.email);
    },
  });
  const fault = signIn.isIdle ? outcome.message : signIn.error?.message;
  return (
    <>
      <Button wide blocked={pages === undefined} onClick={() => pages !== undefined && signIn.mutate(pages)}>
        {text.button}
      </Button>
      {fault !== undefined && (
        <p className="field-error" role="alert">
          {fault}
        </p>
      )}
      {stranger !== undefined && pages !== undefined && (
        <NotLinkedDialog
          email={stranger}
          pages={pages}
          supportEmail={pages.supportEmail}
          onClose={() => setStranger(undefined)}
        />
      )}
    </>
  );
}
