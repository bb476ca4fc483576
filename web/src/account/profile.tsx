import type { UserAttributes } from '@countwise/contract';
import { useState } from 'react';
import { storeUser } from '../api/session.ts';
import { account } from '../text/account.ts';
import { formatPhone } from '../ui/phone-number.ts';
import { AccountSection } from './account-section.tsx';
import { ChangeName } from './change-name.tsx';
import { VerifyEmail } from './verify-email.tsx';

const text = account.profile;

/** Who is signed in. */
export function Profile({ user: before }: { readonly user: UserAttributes }) {
  const [user, setUser] = useState(before);
  const [proved, setProved] = useState(user.EmailProved === true);
  const facts = [
    [text.name, `${user.FirstName} ${user.LastName}`],
    [text.email, proved ? text.provedEmail(user.email) : user.email],
    [text.phone, formatPhone(user.PhoneNumber ?? '')],
    [text.county, user.WhichCounty],
    [text.agency, user.WhichAgency],
    // who works alone administers nobody
    ...(user.Subscriber?.SubscriptionType === 2 ? [] : [[text.role, text.roles[user.Role]] as const]),
  ] as const;
  return (
    <AccountSection title={text.title}>
      <dl className="account-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || text.none}</dd>
          </div>
        ))}
      </dl>
      <ChangeName user={user} onChanged={setUser} />
      {!proved && (
        <VerifyEmail
          userId={user.id}
          email={user.email}
          onProved={() => {
            storeUser({ ...user, EmailProved: true });
            setProved(true);
          }}
        />
      )}
    </AccountSection>
  );
}
