import { authenticateMicrosoftToken, loginWithMicrosoftToken } from '@countwise/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { request } from '../api/request.ts';
import { storeSession } from '../api/session.ts';
import { siteSettingsQuery } from '../api/site-settings.ts';
import { workAccount as text } from '../text/account.ts';
import { Button } from '../ui/button.tsx';
import { NotLinkedDialog } from './not-linked-dialog.tsx';
import { type SignInPages, signInWithWorkAccount } from './work-account.ts';

/** Logs in with a work account that is linked to an account here. */
export function WorkAccountButton() {
  const { data: pages } = useQuery(siteSettingsQuery);
  const [stranger, setStranger] = useState<string>();
  const navigate = useNavigate();
  const signIn = useMutation({
    mutationFn: async (at: SignInPages) => {
      const { token, key, email } = await signInWithWorkAccount(at);
      const { foundMSUser } = await request(authenticateMicrosoftToken, { body: { token } });
      if (foundMSUser === null) return setStranger(email);
      const session = await request(loginWithMicrosoftToken, { body: { token, key, MicrosoftUser: foundMSUser } });
      storeSession({
        token: session.token,
        key: session.key,
        user: session.user_attr,
        status: session.subscriptionStatus,
      });
      await navigate('/Cases');
    },
  });
  return (
    <>
      <Button wide blocked={pages === undefined} onClick={() => pages !== undefined && signIn.mutate(pages)}>
        {text.button}
      </Button>
      {signIn.isError && (
        <p className="field-error" role="alert">
          {signIn.error.message}
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
