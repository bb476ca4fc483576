import { type UserAttributes, unlinkMicrosoftUser } from '@countwise/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../api/failure.ts';
import { request } from '../api/request.ts';
import { storeUser } from '../api/session.ts';
import { siteSettingsQuery } from '../api/site-settings.ts';
import { linkWorkAccount } from '../shared/sign-in/link-work-account.ts';
import { useOutcome } from '../shared/sign-in/redirected.ts';
import { signInWithWorkAccount } from '../shared/sign-in/work-account.ts';
import { WorkAddressForm } from '../shared/sign-in/work-address-form.tsx';
import { account, workAccount } from '../text/account.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast.tsx';
import { AccountSection } from './account-section.tsx';
import { byPassword } from './by-password.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

const text = account.work;

/** The work account that logs in in place of the password and the way to take it back, or the way to link one. */
export function WorkAccountSection({ user }: { readonly user: UserAttributes }) {
  const client = useQueryClient();
  const outcome = useOutcome();
  const [linked, setLinked] = useState(outcome.linked);
  const [hasOne, setHasOne] = useState(outcome.linked !== undefined || user.HasWorkAccount === true);
  const [asking, setAsking] = useState(false);
  const [domain, setDomain] = useState('');
  const stand = (email: string | undefined, has: boolean) => {
    setLinked(email);
    setHasOne(has);
    storeUser({ ...user, HasWorkAccount: has });
  };
  const link = useMutation({
    mutationFn: async (at: string) =>
      linkWorkAccount(
        await signInWithWorkAccount({ pages: client.ensureQueryData(siteSettingsQuery), domain: at }, '/myaccount'),
      ),
    onSuccess: (email) => stand(email, true),
  });
  const unlink = useMutation({
    mutationFn: () => request(unlinkMicrosoftUser),
    onSuccess: () => {
      stand(undefined, false);
      showToast({ message: text.unlinked });
    },
  });
  const change = (at: string) => {
    setAsking(false);
    if (hasOne) unlink.mutate();
    else link.mutate(at);
  };
  const begin = (at: string) => {
    setDomain(at);
    if (byPassword()) setAsking(true);
    else change(at);
  };
  const fault = unlink.isError ? unlinkFault(unlink.error) : link.isIdle ? outcome.message : link.error?.message;
  return (
    <AccountSection title={text.title}>
      <p>{saidOf(linked, hasOne)}</p>
      {hasOne ? (
        <Button busy={unlink.isPending} onClick={() => begin('')}>
          {text.unlink}
        </Button>
      ) : (
        <WorkAddressForm submitLabel={text.link} usual={user.email} onDomain={begin} />
      )}
      {link.isPending && <p role="status">{workAccount.waiting(link.variables)}</p>}
      <ConfirmDialog opened={asking} onClose={() => setAsking(false)} onConfirmed={() => change(domain)} />
      {fault !== undefined && (
        <p className="field-error" role="alert">
          {fault}
        </p>
      )}
    </AccountSection>
  );
}

const unlinkFault = (failure: Error): string =>
  failure instanceof Failure && failure.status === 409 ? failure.message : text.unlinkFailed;

/** Its address is known to the page that linked it only. */
function saidOf(linked: string | undefined, hasOne: boolean): string {
  if (linked !== undefined) return text.linked(linked);
  return hasOne ? text.hasOne : text.text;
}
