import { useMutation, useQuery } from '@tanstack/react-query';
import { siteSettingsQuery } from '../api/site-settings.ts';
import { useOutcome } from '../login/redirected.ts';
import type { SignInPages } from '../login/sign-in-attempt.ts';
import { signInWithWorkAccount } from '../login/work-account.ts';
import { account } from '../text/account.ts';
import { Button } from '../ui/button.tsx';
import { AccountSection } from './account-section.tsx';
import { linkWorkAccount } from './link-work-account.ts';

const text = account.work;

/** Links the work account that signs in. */
export function WorkAccountSection() {
  const { data: pages } = useQuery(siteSettingsQuery);
  const outcome = useOutcome();
  const link = useMutation({
    mutationFn: async (at: SignInPages) => linkWorkAccount(await signInWithWorkAccount(at, '/myaccount')),
  });
  const linked = link.data ?? outcome.linked;
  const fault = link.isIdle ? outcome.message : link.error?.message;
  return (
    <AccountSection title={text.title}>
      <p>{linked === undefined ? text.text : text.linked(linked)}</p>
      {linked === undefined && (
        <Button blocked={pages === undefined} onClick={() => pages !== undefined && link.mutate(pages)}>
          {text.link}
        </Button>
      )}
      {fault !== undefined && (
        <p className="field-error" role="alert">
          {fault}
        </p>
      )}
    </AccountSection>
  );
}
