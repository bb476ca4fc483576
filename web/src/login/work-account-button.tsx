import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { siteSettingsQuery } from '../api/site-settings.ts';
import { useOutcome } from '../shared/sign-in/redirected.ts';
import { signInWithWorkAccount } from '../shared/sign-in/work-account.ts';
import { rememberedAddress } from '../shared/sign-in/work-address.ts';
import { WorkAddressForm } from '../shared/sign-in/work-address-form.tsx';
import { workAccount as text } from '../text/account.ts';
import { Button } from '../ui/button.tsx';
import { logInWithWorkAccount } from './log-in-with-work-account.ts';
import { NotLinkedDialog } from './not-linked-dialog.tsx';

/** Logs in with a work account that is linked to an account here. It asks for the work address, at once where this browser knows one. */
export function WorkAccountButton({ onLoggedIn }: { readonly onLoggedIn: () => void }) {
  const client = useQueryClient();
  const { data: pages } = useQuery(siteSettingsQuery);
  const outcome = useOutcome();
  const [known] = useState(() => rememberedAddress() !== '');
  const [asking, setAsking] = useState(known);
  const [stranger, setStranger] = useState(outcome.stranger);
  const signIn = useMutation({
    mutationFn: async (domain: string) => {
      const asked = client.ensureQueryData(siteSettingsQuery);
      const session = await signInWithWorkAccount({ pages: asked, domain }, '/login');
      if (await logInWithWorkAccount(session)) onLoggedIn();
      else setStranger(session.email);
    },
  });
  const fault = signIn.isIdle ? outcome.message : signIn.error?.message;
  return (
    <>
      {asking ? (
        <WorkAddressForm submitLabel={text.button} wide takesFocus={!known} onDomain={signIn.mutate} />
      ) : (
        <Button wide onClick={() => setAsking(true)}>
          {text.button}
        </Button>
      )}
      {signIn.isPending && <p role="status">{text.waiting(signIn.variables)}</p>}
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
