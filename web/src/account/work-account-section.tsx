import { linkMicrosoftUser } from '@countwise/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Failure } from '../api/failure.ts';
import { request } from '../api/request.ts';
import { siteSettingsQuery } from '../api/site-settings.ts';
import { type SignInPages, signInWithWorkAccount } from '../login/work-account.ts';
import { account } from '../text/account.ts';
import { Button } from '../ui/button.tsx';
import { AccountSection } from './account-section.tsx';

const text = account.work;

/** Links the work account that signs in in the window. */
export function WorkAccountSection() {
  const { data: pages } = useQuery(siteSettingsQuery);
  const link = useMutation({
    mutationFn: async (at: SignInPages) => {
      const { token } = await signInWithWorkAccount(at);
      return request(linkMicrosoftUser, { body: { token } });
    },
  });
  return (
    <AccountSection title={text.title}>
      <p>{link.isSuccess ? text.linked(link.data.MicrosoftEmail) : text.text}</p>
      {!link.isSuccess && (
        <Button blocked={pages === undefined} onClick={() => pages !== undefined && link.mutate(pages)}>
          {text.link}
        </Button>
      )}
      {link.isError && (
        <p className="field-error" role="alert">
          {link.error instanceof Failure && link.error.status !== 409 ? text.failed : link.error.message}
        </p>
      )}
    </AccountSection>
  );
}
