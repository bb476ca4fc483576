import { askToJoin } from '@countwise/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../api/request.ts';
import { siteSettingsQuery } from '../api/site-settings.ts';
import { signUp } from '../text/sign-up.ts';
import { Button } from '../ui/button.tsx';
import type { Draft } from './draft.ts';
import { agencyOf, countyOf, isEmail } from './faults.ts';

export interface AskToJoin {
  readonly draft: Draft;
  /** What shows that a person asks, for one call. */
  readonly bot: () => Promise<{ readonly botToken?: string }>;
}

/** An office that is registered already: its administrators can be asked for an invitation, and we be written to. */
export function AgencyTaken({ draft, bot }: AskToJoin) {
  const { data } = useQuery(siteSettingsQuery);
  const [missing, setMissing] = useState(false);
  const { first, last, email } = draft;
  const ask = useMutation({
    mutationFn: async () =>
      request(askToJoin, {
        body: {
          county: countyOf(draft),
          agency: agencyOf(draft) ?? '',
          FirstName: first,
          LastName: last,
          email,
          ...(await bot()),
        },
      }),
  });
  const submit = () => {
    const isKnown = first.trim() !== '' && last.trim() !== '' && isEmail(email);
    setMissing(!isKnown);
    if (isKnown && !ask.isPending) ask.mutate();
  };
  return (
    <div className="sign-up-note">
      <p>{signUp.takenHint}</p>
      {ask.isSuccess ? (
        <p role="status">{signUp.asked}</p>
      ) : (
        <div className="sign-up-ways">
          <Button busy={ask.isPending} onClick={submit}>
            {signUp.askToJoin}
          </Button>
          <a href={`mailto:${data?.supportEmail ?? ''}`}>{signUp.contact}</a>
        </div>
      )}
      {(missing || ask.isError) && (
        <p className="field-error" role="alert">
          {missing ? signUp.askMissing : ask.error?.message}
        </p>
      )}
    </div>
  );
}
