import type { UserAttributes } from '@countwise/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { storeUser } from '../api/session.ts';
import { siteSettingsQuery } from '../api/site-settings.ts';
import { linkWorkAccount } from '../shared/sign-in/link-work-account.ts';
import { useOutcome } from '../shared/sign-in/redirected.ts';
import type { SignInPages } from '../shared/sign-in/sign-in-attempt.ts';
import { signInWithWorkAccount } from '../shared/sign-in/work-account.ts';
import { account } from '../text/account.ts';
import { Button } from '../ui/button.tsx';
import { AccountSection } from './account-section.tsx';

const text = account.work;

/** The work account that logs in in place of the password, or the way to link one. */
export function WorkAccountSection({ user }: { readonly user: UserAttributes }) {
  const { data: pages } = useQuery(siteSettingsQuery);
  const outcome = useOutcome();
  const link = useMutation({
    mutationFn: async (at: SignInPages) => linkWorkAccount(await signInWithWorkAccount(at, '/myaccount')),
    onSuccess: () => storeUser({ ...user, HasWorkAccount: true }),
  });
  const linked = link.data ?? outcome.linked;
  const hasOne = linked !== undefined || user.HasWorkAccount === true;
  const fault = link.isIdle ? outcome.message : link.error?.message;
  return (
    <AccountSection title={text.title}>
      <p>{saidOf(linked, hasOne)}</p>
      {!hasOne && (
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

/** Its address is known to the page that linked it only. */
function saidOf(linked: string | undefined, hasOne: boolean): string {
  if (linked !== undefined) return text.linked(linked);
  return hasOne ? text.hasOne : text.text;
}
